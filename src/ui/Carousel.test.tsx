import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

function show(perView: number) {
  return (
    <Carousel
      label="Ofertas"
      slides={['Tubos', 'Planchas', 'Vigas', 'Canales']}
      slideKey={(slide) => slide}
      renderSlide={(slide) => <p>{slide}</p>}
      intervalMs={6000}
      perView={perView}
    />
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has as many stops as it takes to see every slide', () => {
    const { rerender } = render(show(1));
    expect(screen.getByText('1 / 4')).toBeVisible();
    rerender(show(3));
    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('moves one slide at a time and from the last stop back to the first', () => {
    render(show(3));
    pass(6000);
    expect(screen.getByText('2 / 2')).toBeVisible();
    pass(6000);
    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('needs no controls when all slides are in view', () => {
    render(show(4));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names every slide by its place and stays silent while it moves by itself', () => {
    render(show(1));
    const names = screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
    expect(names).toEqual(['1 de 4', '2 de 4', '3 de 4', '4 de 4']);
    const track = screen.getAllByRole('group')[0]?.parentElement;
    expect(track).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el avance automático' }));
    expect(track).toHaveAttribute('aria-live', 'polite');
  });

  it('rests under a mouse', () => {
    render(show(1));
    fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
    pass(20_000);
    expect(screen.getByText('1 / 4')).toBeVisible();
  });
});
