import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

async function pressWith(clipboard: object) {
  vi.stubGlobal('navigator', clipboard);
  render(<CopyButton text="214-07361852" label="Copiar" failure="No se pudo copiar." />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status');

beforeEach(() => void vi.useFakeTimers());

describe('CopyButton', () => {
  it('copies and shows the confirmation for 2 s', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await pressWith({ clipboard: { writeText } });
    expect(writeText).toHaveBeenCalledWith('214-07361852');
    pass(1999);
    expect(status()).toHaveTextContent('Copiado!');
    pass(1);
    expect(status()).toBeEmptyDOMElement();
  });
});
