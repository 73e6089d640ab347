import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageMeta } from '../content/meta.ts';
import { placeScroll } from './scroll.ts';

interface PageProps {
  meta: PageMeta;
  /** Id of an element to open at, instead of the top. */
  section?: string | undefined;
  children: ReactNode;
}

/** What every page does on opening: names the document and puts the scroll in its place. */
export function Page({ meta, section, children }: PageProps) {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.title, meta.description]);

  useLayoutEffect(
    () => placeScroll({ key, restore: navigation === 'POP', section }),
    [key, navigation, section],
  );

  return children;
}
