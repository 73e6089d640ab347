interface Viewport {
  /** In CSS pixels. */
  width: number;
  reducedMotion: boolean;
}

const desktop: Viewport = { width: 1440, reducedMotion: false };
let current = desktop;

/** Every list that a page asked for, with the value that its listeners know. */
const lists = new Map<MediaQueryList, boolean>();

/** Changes the window's width or the preference for reduced motion and notifies open pages. */
export function setViewport(change: Partial<Viewport>): void {
  current = { ...current, ...change };
  window.innerWidth = current.width;
  window.dispatchEvent(new Event('resize'));
  for (const [list, known] of lists) {
    if (list.matches === known) continue;
    lists.set(list, list.matches);
    const { matches, media } = list;
    list.dispatchEvent(Object.assign(new Event('change'), { matches, media }));
  }
}

/** Restores a desktop viewport without listeners. */
export function resetViewport(): void {
  lists.clear();
  current = desktop;
  window.innerWidth = current.width;
}

/** Replaces `window.matchMedia`. Supports `max-width` in em and `prefers-reduced-motion: reduce`. */
export function matchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  Object.defineProperty(list, 'matches', { get: () => matchesMedia(media) });
  lists.set(list, matchesMedia(media));
  return list;
}

function matchesMedia(media: string): boolean {
  if (media.includes('prefers-reduced-motion: reduce')) return current.reducedMotion;
  const maxWidth = /max-width: ([\d.]+)em/.exec(media)?.[1];
  return maxWidth !== undefined && current.width <= Number(maxWidth) * 16;
}
