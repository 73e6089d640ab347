import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from '../hooks/use-dismiss.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  label: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  /** A click on a link in it closes the panel. */
  children: ReactNode;
  className?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/** Content of a closed `<details>`. */
const collapsed = 'details:not([open]) > :not(summary)';
const focusable = ':is(a[href], button:not(:disabled), summary)';

/**
 * A button that opens a panel of links: the disclosure navigation of the ARIA Authoring Practices. It
 * closes on Escape, a press outside, Tab out of it and a click on a link.
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
      (stop) => !stop.closest(collapsed),
    );
    const current = stops.indexOf(document.activeElement ?? document.body);
    const next = current + (event.key === 'ArrowDown' ? 1 : -1);
    const stop = stops[Math.min(Math.max(next, 0), stops.length - 1)];
    if (stop instanceof HTMLElement) stop.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from controls
    <div
      ref={rootRef}
      className={className ? `${styles.root} ${className}` : styles.root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
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
        data-theme="light"
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
