interface Screen {
  /** Width of the window in CSS pixels. */
  width: number;
  reducedMotion: boolean;
}

const desktop: Screen = { width: 1440, reducedMotion: false };
const lists = new Set<{ list: MediaQueryList; matched: boolean }>();
let current = desktop;

/** Changes the window's width or the visitor's wish for less motion; open pages are told. */
export function setViewport(change: Partial<Screen>): void {
  current = { ...current, ...change };
  window.innerWidth = current.width;
  window.dispatchEvent(new Event('resize'));
  for (const entry of lists) {
    const { list, matched } = entry;
    if (list.matches === matched) continue;
    entry.matched = list.matches;
    const event = Object.assign(new Event('change'), { matches: list.matches, media: list.media });
    list.dispatchEvent(event);
  }
}

/** Back to a desktop's screen, with no page listening; between two tests. */
export function resetViewport(): void {
  lists.clear();
  current = desktop;
  window.innerWidth = current.width;
}

/**
 * Stands in for `window.matchMedia`. Understands widths in px and em (`min-width`,
 * `max-width`, `width <= 768px`) and `prefers-reduced-motion`; no other
 * feature matches.
 */
export function matchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  Object.defineProperty(list, 'matches', { get: () => matches(media) });
  lists.add({ list, matched: matches(media) });
  return list;
}

function matches(media: string): boolean {
  const features = media.match(/\([^)]*\)/g) ?? [];
  return features.length > 0 && features.every(matchesFeature);
}

function matchesFeature(feature: string): boolean {
  if (feature.includes('prefers-reduced-motion')) {
    return current.reducedMotion !== feature.includes('no-preference');
  }
  const [, length, unit] = /([\d.]+)(px|em)/.exec(feature) ?? [];
  const pixels = Number(length) * (unit === 'em' ? 16 : 1);
  if (/max-width|width\s*<=/.test(feature)) return current.width <= pixels;
  if (/min-width|width\s*>=/.test(feature)) return current.width >= pixels;
  if (/width\s*</.test(feature)) return current.width < pixels;
  if (/width\s*>/.test(feature)) return current.width > pixels;
  return false;
}
