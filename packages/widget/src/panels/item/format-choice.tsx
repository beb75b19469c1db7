import type { Format, ParsedItems } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { TEXTS, type TextId } from '../../text/en.ts';
import { useWords, type Words } from '../../text/words.tsx';

interface FormatChoiceProps {
  /** The format chosen by hand. */
  readonly format: Format | undefined;
  readonly recognised: ParsedItems | undefined;
  readonly onChange: (format: Format | undefined) => void;
}

/** What a text was recognised as, and the choice of how its values say their types. */
export function FormatChoice({ format, recognised, onChange }: FormatChoiceProps): ComponentChild {
  const words = useWords();
  const id = useId();
  return (
    <span class="format">
      <label for={id}>{words.say('source.format')}</label>
      <select
        id={id}
        value={format ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(FORMATS.find((each) => each === value))}
      >
        <option value="">
          {recognised === undefined || format !== undefined
            ? words.say('format.recognised')
            : words.say('format.recognisedAs', { format: words.say(`format.${recognised.format}`) })}
        </option>
        {FORMATS.map((each) => (
          <option key={each} value={each}>
            {words.say(`format.${each}`)}
          </option>
        ))}
      </select>
      {recognised !== undefined && <span class="kind">{kindOf(recognised, words)}</span>}
    </span>
  );
}

const FORMATS: readonly Format[] = ['dynamodb-json', 'plain-json'];

/** What the items were in, and the notation unless it is JSON: `output of Scan or Query, a Python literal`. */
function kindOf({ container, notation }: ParsedItems, { say }: Words): string {
  const id = `container.${container}`;
  const kind = container === 'item' || !isText(id) ? [] : [say(id)];
  return [...kind, ...(notation === 'json' ? [] : [say(`notation.${notation}`)])].join(', ');
}

const isText = (id: string): id is TextId => Object.hasOwn(TEXTS, id);
