import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  name: string;
  body: ReactNode;
}

/** Tabs by the ARIA pattern: one stop of the Tab key, arrows between them. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const next = (chosen + (key === 'ArrowRight' ? 1 : -1) + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <div ref={list} className="tabs" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            // Their number is fixed; a name may hold a count.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-body`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div id={`${id}-body`} role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`} tabIndex={0}>
        {tabs[chosen]?.body}
      </div>
    </>
  );
}
