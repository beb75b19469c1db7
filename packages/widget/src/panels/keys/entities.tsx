import type { DesignEntity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { freeName, identifierOf, withEntity, withoutEntity, withRenamed } from '../../design-edits.ts';
import { Choice } from '../../parts/choice.tsx';
import { ListInput } from './list-input.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import { Attributes } from './attributes.tsx';
import type { FormProps } from './from-design.tsx';

/** The kinds of items: name, identifier, parent, count, size and attributes. */
export function Entities(props: FormProps): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const id = useId();
  const { input, isReadonly, onChange } = props;
  const names = Object.keys(input.entities);
  const add = (): void => {
    const name = freeName('Entity', names);
    const entity: DesignEntity = { identifier: 'id', attributes: {}, count: 100 };
    onChange({ ...input, entities: { ...input.entities, [name]: entity } });
  };
  return (
    <section class="form" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('design.entities')}
      </p>
      <ul {...kept}>
        {Object.entries(input.entities).map(([name, entity], index) => (
          <Entity key={index} {...props} name={name} entity={entity} />
        ))}
      </ul>
      <p class="note">{words.say('design.countHint')}</p>
      {!isReadonly && (
        <button type="button" class="link" onClick={add}>
          {words.say('design.addEntity')}
        </button>
      )}
    </section>
  );
}

interface EntityProps extends FormProps {
  readonly name: string;
  readonly entity: DesignEntity;
}

function Entity({ input, name, entity, isReadonly, onChange }: EntityProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { parent: _, bytes: __, ...plain } = entity;
  const others = Object.keys(input.entities).filter((each) => each !== name);
  const change = (changed: DesignEntity): void => {
    onChange(withEntity(input, name, changed));
  };
  return (
    <li>
      <div role="group" aria-label={name}>
        <div class="line entity-line">
          <NameField
            label={words.say('design.name')}
            value={name}
            isReadonly={isReadonly}
            problemOf={(typed) => nameProblem(typed, others, words)}
            onChange={(typed) => onChange(withEntity(input, name, entity, typed))}
          />
          <Identifier input={input} name={name} entity={entity} isReadonly={isReadonly} onChange={onChange} />
          <Choice
            label={words.say('design.parent')}
            value={entity.parent ?? ''}
            options={[
              { value: '', text: words.say('design.noParent') },
              ...withCurrent(others, entity.parent).map((each) => ({ value: each, text: each })),
            ]}
            isReadonly={isReadonly}
            onChange={(parent) =>
              change({
                ...plain,
                ...(parent !== '' && { parent }),
                ...(entity.bytes !== undefined && { bytes: entity.bytes }),
              })
            }
          />
          <NumberField
            label={words.say('design.count')}
            value={entity.count}
            counts="things"
            within={{ least: 1, isWhole: true }}
            isReadonly={isReadonly}
            onChange={(count) => change({ ...entity, count: count ?? 1 })}
          />
          <NumberField
            label={words.say('design.bytes')}
            value={entity.bytes}
            counts="bytes"
            none={words.say('design.noBytes')}
            within={{ least: 1, most: 409_600, isWhole: true }}
            isReadonly={isReadonly}
            onChange={(bytes) =>
              change({
                ...plain,
                ...(entity.parent !== undefined && { parent: entity.parent }),
                ...(bytes !== undefined && { bytes }),
              })
            }
          />
          {!isReadonly && (
            <button
              type="button"
              class="link remove"
              aria-label={words.say('design.remove', { name })}
              onClick={() => onChange(withoutEntity(input, name))}
            >
              ×
            </button>
          )}
        </div>
        <p class="details-line">
          <span class="note">
            {Object.entries(entity.attributes).map(([each, { values }], index) => (
              <span key={each}>
                {index > 0 && ' · '}
                <code>{each}</code>
                {values !== undefined && ` (${values.join(', ')})`}
              </span>
            ))}
          </span>{' '}
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            aria-label={words.say('design.attributesOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {words.say('design.attributes')}
          </button>
        </p>
        {isOpen && <Attributes input={input} name={name} entity={entity} isReadonly={isReadonly} onChange={onChange} />}
      </div>
    </li>
  );
}

/** One name as a rule, which patterns follow when it changes; several where it takes several. */
function Identifier({ input, name, entity, isReadonly, onChange }: EntityProps): ComponentChild {
  const words = useWords();
  const identifier = identifierOf(entity);
  const [only] = identifier;
  const label = words.say('design.identifier');
  if (identifier.length > 1 || only === undefined)
    return (
      <ListInput
        label={label}
        value={identifier}
        isReadonly={isReadonly}
        onChange={(names) => onChange(withEntity(input, name, { ...entity, identifier: names }))}
      />
    );
  const others = new Set(Object.keys(entity.attributes).filter((each) => each !== only));
  return (
    <NameField
      label={label}
      value={only}
      isReadonly={isReadonly}
      problemOf={(typed) => (typed === '' ? words.say('design.noName') : undefined)}
      onChange={(typed) => {
        const isPlain = !typed.includes(',') && !others.has(typed);
        const names = typed.split(',').map((each) => each.trim());
        const several = names.length > 1 ? names.filter((each) => each !== '') : typed;
        onChange(
          isPlain ? withRenamed(input, name, only, typed) : withEntity(input, name, { ...entity, identifier: several }),
        );
      }}
    />
  );
}

/** The choices with the one that is set, which may not be among them. */
export function withCurrent(options: readonly string[], current: string | undefined): readonly string[] {
  return current === undefined || options.includes(current) ? options : [...options, current];
}

/** Why a name cannot be taken. */
export function nameProblem(
  name: string,
  taken: readonly string[],
  words: ReturnType<typeof useWords>,
): string | undefined {
  if (name === '') return words.say('design.noName');
  return taken.includes(name) ? words.say('design.taken', { name }) : undefined;
}
