import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from '../hooks/use-dismiss.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  label: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  /** Links, as a rule; following one closes the panel. */
  children: ReactNode;
  className?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/** What a closed `<details>` hides. */
const folded = 'details:not([open]) > :not(summary)';
const focusable = ':is(a[href], button:not(:disabled), summary)';

/**
 * A button that opens a panel of links below it (the disclosure navigation of the ARIA Authoring
 * Practices, not a menu). Escape, a press outside, leaving it by Tab and following a link close it.
 */
export function Dropdown({ label, panelLabel, children, className, onOpen }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useDismiss(rootRef, open, (reason) => {
    setOpen(false);
    if (reason === 'escape') buttonRef.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!open) return;
    event.preventDefault();
    const stops: Element[] = [...(rootRef.current?.querySelectorAll(focusable) ?? [])].filter(
      (stop) => !stop.closest(folded),
    );
    const current = stops.indexOf(document.activeElement ?? document.body);
    const next = current + (event.key === 'ArrowDown' ? 1 : -1);
    const stop = stops[Math.min(Math.max(next, 0), stops.length - 1)];
    if (stop instanceof HTMLElement) stop.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles from controls
    <div
      ref={rootRef}
      className={className ? `${styles.root} ${className}` : styles.root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const goesTo = event.relatedTarget;
        if (goesTo instanceof Node && !event.currentTarget.contains(goesTo)) setOpen(false);
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {label}
        <Icon of={ChevronDown} className={styles.chevron} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <nav
        id={panelId}
        className={styles.panel}
        aria-label={panelLabel}
        data-ground="light"
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </nav>
    </div>
  );
}
