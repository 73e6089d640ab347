import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeShow } from './FadeShow.tsx';

const slides = ['Tubos', 'Planchas', 'Vigas'];

function show() {
  render(
    <>
      <input aria-label="Buscar" />
      <FadeShow
        label="Promociones"
        slides={slides}
        slideKey={(slide) => slide}
        renderSlide={(slide, { load }) => <p>{load ? slide : `${slide} (sin foto)`}</p>}
        intervalMs={8000}
        arrowKeys
      />
    </>,
  );
  return screen.getByRole('region', { name: 'Promociones' });
}

const current = () => screen.getByRole('group').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

describe('a show of slides', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves on by itself after each interval, and round', () => {
    show();
    expect(current()).toBe('Tubos');
    pass(7999);
    expect(current()).toBe('Tubos');
    pass(1);
    expect(current()).toBe('Planchas');
    pass(16_000);
    expect(current()).toBe('Tubos');
  });

  it('loads the pictures of later slides before they are due, not at once', () => {
    show();
    expect(screen.getByText('Planchas (sin foto)')).toBeInTheDocument();
    pass(4000);
    expect(screen.getByText('Planchas')).toBeInTheDocument();
  });

  it('cross-fades for the time that it is given', () => {
    show();
    expect(screen.getByRole('group').style.transitionDuration).toBe('600ms');
  });

  it('rests under a mouse and goes on when it leaves', () => {
    const region = show();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    pass(20_000);
    expect(current()).toBe('Tubos');
    fireEvent.pointerLeave(region);
    pass(8000);
    expect(current()).toBe('Planchas');
  });

  it('does not take a touch for a mouse that stays', () => {
    const region = show();
    fireEvent.pointerEnter(region, { pointerType: 'touch' });
    pass(8000);
    expect(current()).toBe('Planchas');
  });

  it('rests while the focus is inside', () => {
    show();
    const next = screen.getByRole('button', { name: 'Siguiente' });
    act(() => next.focus());
    pass(20_000);
    expect(current()).toBe('Tubos');
    act(() => next.blur());
    pass(8000);
    expect(current()).toBe('Planchas');
  });

  it('rests in a hidden tab', () => {
    show();
    act(() => setVisibility('hidden'));
    pass(20_000);
    expect(current()).toBe('Tubos');
    act(() => setVisibility('visible'));
    pass(8000);
    expect(current()).toBe('Planchas');
  });

  it('stops by its pause button until it is resumed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el avance automático' }));
    pass(20_000);
    expect(current()).toBe('Tubos');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar el avance automático' }));
    pass(8000);
    expect(current()).toBe('Planchas');
  });

  it('stands still when less motion is wanted, and can be moved by hand', () => {
    const still = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => still);
    show();
    pass(20_000);
    expect(current()).toBe('Tubos');
    expect(screen.queryByRole('button', { name: /avance/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(current()).toBe('Planchas');
  });

  it('goes back from the first to the last', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(current()).toBe('Vigas');
  });

  it('hears the arrows only while it has the pointer or the focus', () => {
    const region = show();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(current()).toBe('Tubos');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(current()).toBe('Planchas');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    fireEvent.pointerLeave(region);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(current()).toBe('Tubos');
    const next = screen.getByRole('button', { name: 'Siguiente' });
    act(() => next.focus());
    fireEvent.keyDown(next, { key: 'ArrowRight' });
    expect(current()).toBe('Planchas');
  });

  it('is not moved by arrows typed in a field', () => {
    const region = show();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
    expect(current()).toBe('Tubos');
  });
});
