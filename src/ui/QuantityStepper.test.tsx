import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

interface ExampleProps {
  start: string;
  max?: number;
  onCommit?: (text: string) => void;
}

function Example({ start, ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  return <QuantityStepper label="Cantidad" value={value} onChange={setValue} min={1} {...rest} />;
}

const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const less = () => screen.getByRole('button', { name: 'Disminuir: Cantidad' });
const more = () => screen.getByRole('button', { name: 'Aumentar: Cantidad' });

describe('QuantityStepper', () => {
  it.each([
    ['1', '2'],
    ['99', '100'],
    ['', '1'],
    ['2.5', '1'],
  ])('changes «%s» to «%s» by +', async (start, next) => {
    render(<Example start={start} />);
    await userEvent.click(more());
    expect(field()).toHaveValue(next);
  });

  it('disables − at its minimum and + at its maximum without losing the focus', async () => {
    render(<Example start="2" max={2} />);
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more());
    await userEvent.click(less());
    await userEvent.click(less());
    expect(field()).toHaveValue('1');
    expect(less()).toHaveAttribute('aria-disabled', 'true');
    expect(less()).toHaveFocus();
  });
});
