import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageMeta } from '../content/page-meta.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { inPlace } from '../paths.ts';
import { placeScroll, rememberScroll } from './scroll-restoration.ts';

/** Whether a page of this visit was opened before: the first one takes no focus. */
let opened = false;

interface PageProps {
  meta: PageMeta;
  /** Id of an element to open at, instead of the top. */
  section?: string | undefined;
  children: ReactNode;
}

/** What every page does on opening: names the document and puts the scroll in its place. */
export function Page({ meta, section, children }: PageProps) {
  const { key, state } = useLocation();
  const restore = useNavigationType() === 'POP';
  const placedKey = useRef<string | null>(null);

  useLayoutEffect(() => {
    document.title = meta.title;
    // The focus goes there, and nothing else tells that another page has opened.
    document.querySelector('main')?.setAttribute('aria-label', meta.name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  }, [meta.name, meta.title, meta.description]);

  useLayoutEffect(() => {
    if (placedKey.current === key) return;
    const isSamePage = placedKey.current !== null && state === inPlace && !restore;
    placedKey.current = key;
    if (isSamePage) return;
    if (opened) focusContent();
    opened = true;
    placeScroll({ key, restore, section });
  }, [key, state, restore, section]);

  // Ends as the page leaves the document, before the next one scrolls to its own place.
  useLayoutEffect(() => rememberScroll(key), [key]);

  return children;
}

/**
 * Moves the focus to the new page's content, so that a keyboard goes on there and a screen reader
 * hears of it. A focus that is in the content already was put there by the page itself, and who types
 * while a page is on its way goes on typing.
 */
function focusContent(): void {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && focused.value !== '';
  if (!isTyping && !document.querySelector('main')?.contains(focused)) focusMain();
}
