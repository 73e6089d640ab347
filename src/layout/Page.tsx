import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageMeta } from '../content/meta.ts';
import { placeScroll, rememberScroll } from './scroll.ts';

interface PageProps {
  meta: PageMeta;
  /** Id of an element to open at, instead of the top. */
  section?: string | undefined;
  children: ReactNode;
}

/** What every page does on opening: names the document and puts the scroll in its place. */
export function Page({ meta, section, children }: PageProps) {
  const { key } = useLocation();
  const restore = useNavigationType() === 'POP';
  const placedKey = useRef<string | null>(null);

  useEffect(() => {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.title, meta.description]);

  useLayoutEffect(() => {
    if (placedKey.current === key) return;
    placedKey.current = key;
    placeScroll({ key, restore, section });
  }, [key, restore, section]);

  useEffect(() => rememberScroll(key), [key]);

  return children;
}
