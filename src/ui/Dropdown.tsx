import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  label: ReactNode;
  panelLabel: string;
  /** A click on a link in it closes the panel. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A button that opens a panel of links: the disclosure navigation of the ARIA Authoring Practices. It
 * closes on Escape, a press outside, Tab out of it and a click on a link.
 */
export function Dropdown({ label, panelLabel, children, className }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from controls
    <div
      ref={rootRef}
      className={className ? `${styles.root} ${className}` : styles.root}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        buttonRef.current?.focus();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        className={`row bold ${styles.button}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
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
