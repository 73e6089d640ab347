import { ChevronDown, type IconNode } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  icon: IconNode;
  label: string;
  /** A click on a link in it closes the panel. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A button that opens a panel of links: the disclosure navigation of the ARIA Authoring Practices. It
 * closes on Escape, a press outside, Tab out of it and a click on a link.
 */
export function Dropdown({ icon, label, children, className = '' }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
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
      className={`${styles.root} ${className}`}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        currentTarget.querySelector('button')?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={`row bold ${styles.button}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon of={icon} size={20} />
        {label}
        <Icon of={ChevronDown} className={styles.chevron} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <nav
        id={panelId}
        className={styles.panel}
        aria-label={label}
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
