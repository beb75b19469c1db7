import type { DesignAttribute, DesignEntity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import {
  ATTRIBUTE_KINDS,
  attributeKind,
  freeName,
  withAttributeKind,
  withEntity,
  withRenamed,
} from '../../design-edits.ts';
import { Choice } from '../../parts/choice.tsx';
import { ListInput } from './list-input.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import { nameProblem } from './entities.tsx';
import type { FormProps } from './from-design.tsx';

interface AttributesProps extends FormProps {
  readonly name: string;
  readonly entity: DesignEntity;
}

/** The attributes of an entity: name, how values are written, and how many there are. */
export function Attributes({ input, name, entity, isReadonly, onChange }: AttributesProps): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const names = Object.keys(entity.attributes);
  const change = (attributes: Readonly<Record<string, DesignAttribute>>): void => {
    onChange(withEntity(input, name, { ...entity, attributes }));
  };
  return (
    <div class="attributes">
      <ul {...kept}>
        {Object.entries(entity.attributes).map(([each, attribute], index) => (
          <Attribute
            key={index}
            name={each}
            attribute={attribute}
            taken={names.filter((other) => other !== each)}
            isReadonly={isReadonly}
            onRename={(to) => onChange(withRenamed(input, name, each, to))}
            onChange={(changed) => change({ ...entity.attributes, [each]: changed })}
            onRemove={() => {
              change(Object.fromEntries(Object.entries(entity.attributes).filter(([other]) => other !== each)));
            }}
          />
        ))}
      </ul>
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() => change({ ...entity.attributes, [freeName('attribute', names).replace(' ', '')]: {} })}
        >
          {words.say('design.addAttribute', { name })}
        </button>
      )}
    </div>
  );
}

interface AttributeProps {
  readonly name: string;
  readonly attribute: DesignAttribute;
  readonly taken: readonly string[];
  readonly isReadonly: boolean;
  readonly onRename: (name: string) => void;
  readonly onChange: (attribute: DesignAttribute) => void;
  readonly onRemove: () => void;
}

function Attribute(props: AttributeProps): ComponentChild {
  const { name, attribute, taken, isReadonly, onRename, onChange, onRemove } = props;
  const words = useWords();
  const kind = attributeKind(attribute);
  const { distinct: _, largestShare: __, ...plain } = attribute;
  return (
    <li>
      <div class="line attribute-line" role="group" aria-label={name}>
        <NameField
          label={words.say('design.name')}
          value={name}
          isReadonly={isReadonly}
          problemOf={(typed) => nameProblem(typed, taken, words)}
          onChange={onRename}
        />
        <Choice
          label={words.say('design.kind')}
          value={kind}
          options={ATTRIBUTE_KINDS.map((value) => ({ value, text: words.say(`kind.${value}`) }))}
          isReadonly={isReadonly}
          onChange={(chosen) => onChange(withAttributeKind(attribute, chosen))}
        />
        {kind === 'few' ? (
          <ListInput
            label={words.say('design.values')}
            value={attribute.values ?? []}
            isReadonly={isReadonly}
            onChange={(values) => onChange({ ...attribute, values })}
          />
        ) : (
          <NumberField
            label={words.say('design.distinct')}
            value={attribute.distinct}
            counts="things"
            none={words.say('design.anyNumber')}
            within={{ least: 1, isWhole: true }}
            isReadonly={isReadonly}
            onChange={(distinct) =>
              onChange({
                ...plain,
                ...(distinct !== undefined && { distinct }),
                ...(attribute.largestShare !== undefined && { largestShare: attribute.largestShare }),
              })
            }
          />
        )}
        <NumberField
          label={words.say('design.share')}
          value={attribute.largestShare === undefined ? undefined : attribute.largestShare * 100}
          counts="percent"
          none={words.say(kind === 'few' ? 'design.worstShare' : 'design.evenShare')}
          within={{ least: 0, most: 100 }}
          isReadonly={isReadonly}
          onChange={(share) =>
            onChange({
              ...plain,
              ...(attribute.distinct !== undefined && { distinct: attribute.distinct }),
              ...(share !== undefined && share > 0 && { largestShare: share / 100 }),
            })
          }
        />
        {!isReadonly && (
          <button
            type="button"
            class="link remove"
            aria-label={words.say('design.remove', { name })}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
    </li>
  );
}
