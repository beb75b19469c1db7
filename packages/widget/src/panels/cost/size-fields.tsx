import { ITEM_SIZE_LIMIT, isExplained, valueOf, type Given } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { placeOf, setAt } from './at-path.ts';
import { problemsUnder, useEditor } from './editor.tsx';
import { NumberAt } from './fields.tsx';

/** How large an item is: told in bytes, or by a sample. */
export function SizeFields({ name }: { readonly name: string }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { workload, problems, estimate, last, isReadonly, typed, edit, draft } = useEditor();
  const path = ['entities', name];
  const place = [...path, 'sample'];
  const entity = workload.entities[name];
  const [isSample, setSample] = useState(entity?.sample !== undefined);
  const sizeIn = (of: typeof last): Given<number> | undefined => of?.entities.find((each) => each.name === name)?.bytes;
  const bytes = sizeIn(estimate);
  const lastBytes = sizeIn(last);
  const text = textOf(entity?.sample) ?? typed[placeOf(place)] ?? '';
  const change = (sample: string | undefined): void => {
    const { sample: before, bytes: told, ...rest } = entity ?? { count: 0 };
    const size = lastBytes === undefined ? (told ?? 1) : valueOf(lastBytes);
    edit(
      setAt(workload, path, { ...rest, ...(sample === undefined ? { bytes: size } : { sample }) }),
      // What was pasted comes back with the field for it.
      sample === undefined && before !== undefined ? { ...typed, [placeOf(place)]: text } : typed,
    );
  };
  return (
    <>
      <Choice
        label={words.say('size.from')}
        value={isSample ? 'sample' : 'bytes'}
        options={(['bytes', 'sample'] as const).map((value) => ({ value, text: words.say(`size.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(chosen) => {
          setSample(chosen === 'sample');
          if (chosen === 'bytes' && entity?.sample !== undefined) change(undefined);
          if (chosen === 'sample' && text.trim() !== '') change(text);
        }}
      />
      {isSample ? (
        <div class="sample">
          <TextField
            label={words.say('size.item')}
            value={text}
            placeholder={words.say('source.placeholder')}
            rows={6}
            isReadonly={isReadonly}
            problems={problemsUnder(problems, place)}
            onInput={(pasted) => {
              if (pasted.trim() !== '') change(pasted);
              else {
                change(undefined);
                draft(place).keep('');
              }
            }}
          >
            {isExplained(bytes) && (
              <>
                <p>
                  <Figure why={why} name="bytes" of={bytes.value} unit={bytes.rule.unit}>
                    {words.bytes(bytes.value)}
                  </Figure>
                </p>
                {why.open !== undefined && <Reasons why={why} of={bytes} />}
              </>
            )}
          </TextField>
        </div>
      ) : (
        <NumberAt
          path={[...path, 'bytes']}
          label={words.say('size.each')}
          counts="bytes"
          within={{ least: 1, most: ITEM_SIZE_LIMIT.value, isWhole: true }}
        />
      )}
    </>
  );
}

/** A sample as text: what is an object in the workload is shown as JSON, an attribute a line. */
function textOf(sample: string | Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (typeof sample !== 'object') return sample;
  const lines = Object.entries(sample).map(([name, value]) => `  ${JSON.stringify(name)}: ${spaced(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** `{ "S": "TENANT#acme" }` on one line. */
function spaced(value: unknown): string {
  return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ');
}
