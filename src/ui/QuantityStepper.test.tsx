import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

interface ExampleProps {
  start: string;
  max?: number;
  error?: string;
  onCommit?: (text: string) => void;
}

function Example({ start, ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  return <QuantityStepper label="Cantidad" value={value} onChange={setValue} min={1} {...rest} />;
}

const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const less = () => screen.getByRole('button', { name: 'Disminuir: Cantidad' });
const more = () => screen.getByRole('button', { name: 'Aumentar: Cantidad' });

describe('a quantity stepper', () => {
  it.each([
    ['1', '2'],
    ['99', '100'],
    ['', '1'],
    ['abc', '1'],
    ['2.5', '1'],
  ])('that holds «%s» goes to «%s» by +', async (start, next) => {
    render(<Example start={start} />);
    await userEvent.click(more());
    expect(field()).toHaveValue(next);
  });

  it('counts down to its least, where − stops', async () => {
    render(<Example start="2" />);
    await userEvent.click(less());
    expect(field()).toHaveValue('1');
    expect(less()).toBeDisabled();
  });

  it('stops + at the upper end when it is given one', () => {
    render(<Example start="99" max={99} />);
    expect(more()).toBeDisabled();
  });

  it('takes whatever is typed and commits it by Enter and on leaving', async () => {
    const onCommit = vi.fn();
    render(<Example start="1" onCommit={onCommit} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1e1{Enter}');
    expect(onCommit).toHaveBeenLastCalledWith('1e1');
    await userEvent.type(field(), '0');
    await userEvent.tab();
    expect(onCommit).toHaveBeenLastCalledWith('1e10');
  });

  it('asks a phone for its number keys', () => {
    render(<Example start="1" />);
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });

  it('ties its error to the field and speaks it', () => {
    render(<Example start="100" error="La cantidad debe estar entre 1 y 99" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('La cantidad debe estar entre 1 y 99');
    expect(screen.getByRole('alert')).toHaveTextContent('La cantidad debe estar entre 1 y 99');
  });
});
