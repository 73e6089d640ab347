import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const interval = 8000;

function show() {
  render(
    <>
      <input aria-label="Buscar" />
      <Carousel
        label="Promociones"
        slides={['Tubos', 'Planchas', 'Vigas']}
        renderSlide={(slide) => <p>{slide}</p>}
        intervalMs={interval}
      />
    </>,
  );
  return screen.getByRole('region', { name: 'Promociones' });
}

const current = () => screen.getByRole('group').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => screen.getByRole('button', { name: 'Siguiente' });

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void fireEvent(document, new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers());

describe('Carousel whose slides fade', () => {
  it.each<[string, (region: HTMLElement) => void, (region: HTMLElement) => void]>([
    [
      'under the mouse',
      (region) => fireEvent.pointerEnter(region, { pointerType: 'mouse' }),
      (region) => fireEvent.pointerLeave(region),
    ],
    ['with the focus inside', () => act(() => next().focus()), () => act(() => next().blur())],
    ['in a hidden tab', () => setVisibility('hidden'), () => setVisibility('visible')],
    [
      'after its pause button',
      () => press('Pausar el avance automático'),
      () => press('Reanudar el avance automático'),
    ],
  ])('pauses %s and resumes', (_, pause, resume) => {
    const region = show();
    pause(region);
    pass(2 * interval);
    expect(current()).toBe('Tubos');
    resume(region);
    pass(interval);
    expect(current()).toBe('Planchas');
  });

  it('moves only by its buttons under reduced motion', () => {
    const reduced = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => reduced);
    show();
    pass(2 * interval);
    expect(current()).toBe('Tubos');
    expect(screen.queryByRole('button', { name: /avance/ })).toBeNull();
    press('Anterior');
    expect(current()).toBe('Vigas');
    press('Siguiente');
    expect(current()).toBe('Tubos');
  });

  it('reacts to the arrow keys only while hovered or focused, and not in a field', () => {
    const region = show();
    const arrow = (key: string, target: Element = document.body) => {
      fireEvent.keyDown(target, { key });
      return current();
    };
    expect(arrow('ArrowRight')).toBe('Tubos');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    expect(arrow('ArrowRight')).toBe('Planchas');
    expect(arrow('ArrowRight', screen.getByRole('textbox'))).toBe('Planchas');
    expect(arrow('ArrowLeft')).toBe('Tubos');
    fireEvent.pointerLeave(region);
    expect(arrow('ArrowRight')).toBe('Tubos');
    act(() => next().focus());
    expect(arrow('ArrowRight', next())).toBe('Planchas');
  });
});
