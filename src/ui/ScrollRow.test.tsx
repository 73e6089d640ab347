import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ScrollRow } from './ScrollRow.tsx';

/** A row of items of 200 px, 400 px of which are visible. */
function show(count: number, dots?: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(count * 200);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 200;
  });
  render(
    <ScrollRow
      label="Relacionados"
      items={Array.from({ length: count }, (_, index) => `Tubo ${index}`)}
      itemKey={(item) => item}
      renderItem={(item) => item}
      step={(width) => Math.min(width * 0.75, 300)}
      {...(dots !== undefined && { dots })}
    />,
  );
  const row = screen.getByRole('list', { name: 'Relacionados' });
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => {});
  scrollTo(row, 0);
  return { row, scrollBy };
}

function scrollTo(row: HTMLElement, left: number) {
  row.scrollLeft = left;
  act(() => {
    fireEvent.scroll(row);
  });
}

const previous = () => screen.getByRole('button', { name: 'Anteriores: Relacionados' });
const next = () => screen.getByRole('button', { name: 'Siguientes: Relacionados' });

describe('ScrollRow', () => {
  it('scrolls by its step, computed from the visible width', () => {
    const { scrollBy } = show(8);
    fireEvent.click(next());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
    fireEvent.click(previous());
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
  });

  it('marks the button of the end that is reached as disabled', () => {
    const { row } = show(8);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    scrollTo(row, 1200);
    expect(previous()).toHaveAttribute('aria-disabled', 'false');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows dots up to its limit and the number of the other items', () => {
    show(8, 6);
    expect(screen.getByText('+2').parentElement?.children).toHaveLength(7);
  });
});
