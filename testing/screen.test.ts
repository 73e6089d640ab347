// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchMedia, pretendScreen, resetScreen } from './screen.ts';

afterEach(resetScreen);

describe('the screen of page tests', () => {
  it.each([
    ['(max-width: 768px)', 768, true],
    ['(max-width: 768px)', 769, false],
    ['(max-width: 48em)', 768, true],
    ['(max-width: 48em)', 769, false],
    ['(min-width: 769px) and (max-width: 1024px)', 1024, true],
    ['(min-width: 769px) and (max-width: 1024px)', 768, false],
    ['(width <= 768px)', 768, true],
    ['(width > 1024px)', 1024, false],
    ['(prefers-color-scheme: dark)', 1440, false],
  ])('matches %s at %i px: %s', (media, width, expected) => {
    pretendScreen({ width });
    expect(matchMedia(media).matches).toBe(expected);
  });

  it('tells a page that listens when a query begins to match', () => {
    const list = matchMedia('(prefers-reduced-motion: reduce)');
    const heard = vi.fn();
    list.addEventListener('change', heard);
    pretendScreen({ width: 360 });
    expect(heard).not.toHaveBeenCalled();
    pretendScreen({ reducedMotion: true });
    expect(heard).toHaveBeenCalledOnce();
    expect(list.matches).toBe(true);
  });
});
