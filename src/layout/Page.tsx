import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMeta } from '../content/page-meta.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { inPlace } from '../navigation/paths.ts';
import { placeScroll, rememberScroll } from '../navigation/scroll-restoration.ts';
import { useWasRestored } from '../navigation/shown-navigation-type.ts';

/** False until the first page is shown, which does not take the focus. */
let hasOpened = false;

interface PageProps {
  meta: PageMeta;
  /** Id of the element to scroll to and to focus, if it takes the focus, instead of the top. */
  section?: string | undefined;
  children: ReactNode;
}

export function Page({ meta, section, children }: PageProps) {
  const { key, state } = useLocation();
  const restore = useWasRestored();
  const placedKey = useRef<string | null>(null);

  useLayoutEffect(() => {
    document.title = meta.title;
    // Screen readers announce it when the focus moves there.
    document.querySelector('main')?.setAttribute('aria-label', meta.name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.name, meta.title, meta.description]);

  useLayoutEffect(() => {
    if (placedKey.current === key) return;
    const isSamePage = placedKey.current !== null && state === inPlace && !restore;
    placedKey.current = key;
    if (isSamePage) return;
    if (section !== undefined) document.getElementById(section)?.focus({ preventScroll: true });
    if (hasOpened) focusContent();
    hasOpened = true;
    placeScroll({ key, restore, section });
  }, [key, state, restore, section]);

  // A layout effect: cleaned up before the next page scrolls.
  useLayoutEffect(() => rememberScroll(key), [key]);

  return children;
}

/**
 * Moves the focus to the main content, unless the page has already focused an element in it or the
 * visitor is typing.
 */
function focusContent(): void {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && focused.value !== '';
  if (!isTyping && !document.querySelector('main')?.contains(focused)) focusMain();
}
