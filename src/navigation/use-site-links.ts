import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { savesData } from '../browser/saves-data.ts';

/**
 * Follows links to pages of the site. Clicks that open a tab or window are left to the browser.
 * @param prefetch is called with the path after the `#` when a link is pressed, before the click;
 *   never for visitors who save data
 */
export function useSiteLinks(prefetch: (path: string) => void): void {
  const navigate = useNavigate();
  const location = useLocation();

  const onPress = useEffectEvent((event: PointerEvent) => {
    const path = linkedPath(event);
    if (path !== undefined && !savesData()) prefetch(path);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const path = linkedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path, { replace: path === createPath(location) });
  });

  useEffect(() => {
    const press = (event: PointerEvent) => onPress(event);
    const click = (event: MouseEvent) => onClick(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', click);
    };
  }, []);
}

/** The path of the link in which an event happened, unless it opens in another tab. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest('a[href^="#/"]:not([target])');
  return link ? link.getAttribute('href')?.slice(1) : undefined;
}
