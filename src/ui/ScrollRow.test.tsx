import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ScrollRow } from './ScrollRow.tsx';

/** A row of items of 200 px, 400 px of which are visible. */
function show(count: number) {
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
      step={() => 300}
    />,
  );
  const row = screen.getByRole('list', { name: 'Relacionados' });
  scrollTo(row, 0);
  return row;
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
  it('marks the button of the end that is reached as disabled', () => {
    const row = show(8);
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    scrollTo(row, 1200);
    expect(previous()).toHaveAttribute('aria-disabled', 'false');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });
});
