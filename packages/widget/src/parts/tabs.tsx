import type { ComponentChild, ComponentChildren } from 'preact';
import { useId } from './use-id.ts';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly text: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** The pointer is on a tab, which may be chosen next. */
  readonly onApproach: (name: Name) => void;
  /** The panel of the chosen tab. */
  readonly children: ComponentChildren;
}

/** Tabs, of which the arrow keys choose one. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  onApproach,
  children,
}: TabsProps<Name>): ComponentChild {
  const id = useId();
  const at = tabs.findIndex(({ name }) => name === chosen);
  const move = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -at,
      End: tabs.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isMirrored = event.key.startsWith('Arrow') && getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = (at + (isMirrored ? -step : step) + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChoose(tab.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div class="tabs" part="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            part="tab"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}-panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => {
              onChoose(name);
            }}
            onPointerEnter={() => {
              onApproach(name);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
