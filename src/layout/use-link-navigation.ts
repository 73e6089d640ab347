import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/** Follows links to pages of the site. Clicks that open a tab or window are left to the browser. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useEffectEvent((path: string) => {
    void navigate(path, { replace: path === createPath(location) });
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
        return;
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      if (!link || link.hasAttribute('target')) return;
      event.preventDefault();
      follow(link.getAttribute('href')?.slice(1) ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
