import type { Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import type { Operation } from '../../operations.ts';
import { Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import type { TextId } from '../../text/language.ts';

interface UnitsProps<Mode extends string> {
  readonly title: TextId;
  readonly modes: readonly Mode[];
  readonly operations: readonly Operation<Mode>[];
}

/** A table of operations and the units that each consumes; the reasons of a figure open below it. */
export function Units<Mode extends 'eventual' | 'strong' | 'standard' | 'transactional'>(
  props: UnitsProps<Mode>,
): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { title, modes, operations } = props;
  const figures = operations.flatMap(({ name, units }) =>
    modes.map((mode) => [`${name} ${mode}`, units[mode]] as const),
  );
  const open = figures.find(([name]) => name === why.open)?.[1];
  return (
    <>
      <table class="units" part="table">
        <caption>{words.say(title)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{words.say('operation')}</span>
            </th>
            {modes.map((mode) => (
              <th key={mode} scope="col">
                {words.say(`mode.${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operations.map(({ name, units }) => (
            <tr key={name}>
              <th scope="row">{words.say(`operation.${name}`)}</th>
              {modes.map((mode) => (
                <td key={mode}>
                  <Cell why={why} name={`${name} ${mode}`} figure={units[mode]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {open !== undefined && <Reasons why={why} of={open} />}
    </>
  );
}

interface CellProps {
  readonly why: Why;
  readonly name: string;
  readonly figure: Explained<number> | undefined;
}

function Cell({ why, name, figure }: CellProps): ComponentChild {
  if (figure === undefined) return <span class="none">–</span>;
  return <Figure why={why} name={name} of={figure.value} unit={figure.rule.unit} />;
}
