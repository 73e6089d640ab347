import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const carousel = (perView: number) => (
  <Carousel
    label="Ofertas"
    slides={['Tubos', 'Planchas', 'Vigas', 'Canales']}
    renderSlide={(slide) => <p>{slide}</p>}
    intervalMs={6000}
    perView={perView}
  />
);

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

describe('Carousel', () => {
  it('moves one slide at a time until the last is in view, then back to the first', () => {
    const { rerender } = render(carousel(1));
    expect(screen.getByText('1 / 4')).toBeVisible();
    rerender(carousel(3));
    expect(screen.getByText('1 / 2')).toBeVisible();
    pass(6000);
    expect(screen.getByText('2 / 2')).toBeVisible();
    pass(6000);
    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('shows no controls when all slides are in view', () => {
    render(carousel(4));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('numbers the slides and announces them only while paused', () => {
    render(carousel(1));
    const names = screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
    expect(names).toEqual(['1 de 4', '2 de 4', '3 de 4', '4 de 4']);
    const track = screen.getAllByRole('group')[0]?.parentElement;
    expect(track).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el avance automático' }));
    expect(track).toHaveAttribute('aria-live', 'polite');
  });
});
