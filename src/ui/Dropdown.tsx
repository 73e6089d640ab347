import { ChevronDown, type IconNode } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonProps } from './button-class.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  icon?: IconNode;
  label: string;
  /** Links; with `isMenu`, buttons. A click on one closes the panel. */
  children: ReactNode;
  /** Whether the panel offers actions on its surroundings instead of navigation. */
  isMenu?: boolean;
  className?: string | undefined;
}

const { className: menuButton } = buttonProps({ size: 'small' });

/**
 * A button that opens a panel of links or buttons: the disclosure of the ARIA Authoring Practices. It
 * closes on Escape, a press outside, Tab out of it and a click on one of them.
 */
export function Dropdown(props: DropdownProps) {
  const { icon, label, children, isMenu = false, className = '' } = props;
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const Panel = isMenu ? 'div' : 'nav';

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
        className={isMenu ? menuButton : `row bold ${styles.button}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon of={icon} size={20} />}
        {label}
        <Icon of={ChevronDown} className={styles.chevron} size={18} />
      </button>
      <Panel
        id={panelId}
        className={styles.panel}
        aria-label={label}
        data-theme="light"
        hidden={!open}
        onClick={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
          setOpen(false);
          // The button that was pressed is hidden.
          if (isMenu) rootRef.current?.querySelector('button')?.focus();
        }}
      >
        {children}
      </Panel>
    </div>
  );
}
