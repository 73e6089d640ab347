import { type RefObject, useEffect, useEffectEvent } from 'react';

export type DismissReason = 'outside' | 'escape';

/** While `active`, calls `dismiss` on a press outside the element and on Escape. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (reason: DismissReason) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!active) return;
    const onPointerDown = (event: PointerEvent) => {
      const inside = event.target instanceof Node && ref.current?.contains(event.target);
      if (!inside) onDismiss('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [active, ref]);
}
