import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { timings } from '../config.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  open: boolean;
  /** Called once whenever the visitor closes it: by the button, by Escape or beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Id of what is read with the title when it opens. */
  describedBy?: string | undefined;
  actions?: ReactNode;
  /** What it shows at the moment, where a press puts other controls in the place of its own. */
  step?: string;
  wide?: boolean;
  /** Comes up from the lower edge, over the whole width: for a phone's choices. */
  sheet?: boolean;
}

/**
 * A modal dialog on the platform's own `<dialog>`, which keeps the focus inside and gives it back
 * afterwards. It opens with the focus on itself, so that its title is said once, it is read from the
 * start and a key that is still held down presses nothing.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  describedBy,
  actions,
  step,
  wide = false,
  sheet = false,
}: Omit<DialogProps, 'open'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const pressedWith = useRef('');
  const shownAt = useRef(0);
  const titleId = useId();

  // Before the element leaves the page, or the focus could not go back to where it was.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // Without it the first control takes the focus.
    dialog.setAttribute('autofocus', '');
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins anew
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, [step]);

  /** The second of a double click was meant for what stood there before. */
  const ignoreSecondClick = (event: MouseEvent) => {
    if (performance.now() - shownAt.current > timings.doubleClick) return;
    // Browsers count the clicks of a mouse, but not the taps of a finger; a key's click is 0.
    if (event.detail > (pressedWith.current === 'mouse' ? 1 : 0)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, see onCancel
    <dialog
      ref={dialogRef}
      className={[styles.dialog, wide && styles.wide, sheet && styles.sheet]
        .filter(Boolean)
        .join(' ')}
      data-ground="light"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClickCapture={ignoreSecondClick}
      onPointerDown={(event) => {
        pressedWith.current = event.pointerType;
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A drag that starts on the text and ends outside must not close it.
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {/* Last in order, so that the actions come first for the keyboard. */}
        <IconButton className={styles.close} label="Cerrar" onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
    </dialog>
  );
}
