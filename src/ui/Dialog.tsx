import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { controls } from '../content/controls.ts';
import { timings } from '../lib/limits.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it by its button, Escape or a click on the backdrop. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Id of the element that is read after the title. */
  describedBy?: string | undefined;
  actions?: ReactNode;
  /** Changes with the content, so that a double click does not press a button of the next step. */
  step?: string;
  wide?: boolean;
  /** As wide as the page; on a phone, the whole window. */
  full?: boolean;
  /** A bottom sheet, over the whole width. */
  sheet?: boolean;
}

/**
 * A modal `<dialog>`. It takes the focus itself when it opens, so that a screen reader reads it from
 * the title on and a key that is still held down presses no button.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, describedBy, actions, step, wide, full, sheet } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();

  // A layout effect: closed before its removal, the dialog returns the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // Otherwise the first control takes the focus.
    dialog.setAttribute('autofocus', '');
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each step
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    // The second click of a double click was meant for the content before.
    dialog?.animate({ pointerEvents: ['none', 'none'] }, timings.doubleClick);
    // The pressed button may have been part of the step before.
    if (!dialog?.contains(document.activeElement)) dialog?.focus();
  }, [step]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, see onCancel
    <dialog
      ref={dialogRef}
      className={[styles.dialog, wide && styles.wide, full && styles.full, sheet && styles.sheet]
        .filter(Boolean)
        .join(' ')}
      data-theme="light"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target, currentTarget }) => {
        // A drag from the text to the backdrop does not close it.
        if (target === currentTarget && target === pressed.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions !== undefined && <div className={`cluster ${styles.actions}`}>{actions}</div>}
        {/* Last, so that the actions come first in tab order. */}
        <IconButton className={styles.close} label={controls.close} onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
    </dialog>
  );
}
