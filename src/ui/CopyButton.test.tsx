import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

function show(onFailure = () => {}) {
  render(
    <CopyButton text="214-07361852" label="Copiar" copiedLabel="Copiado!" onFailure={onFailure} />,
  );
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

describe('a copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says so for its time after a copy that worked', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stubClipboard(writeText);
    show();
    await press();
    expect(writeText).toHaveBeenCalledWith('214-07361852');
    expect(screen.getByRole('status')).toHaveTextContent('Copiado!');
    act(() => vi.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('Copiado!');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts its time afresh when it is pressed again', async () => {
    stubClipboard(() => Promise.resolve());
    show();
    await press();
    act(() => vi.advanceTimersByTime(1500));
    await press();
    act(() => vi.advanceTimersByTime(1500));
    expect(screen.getByRole('status')).toHaveTextContent('Copiado!');
  });

  it('says nothing after a copy that failed, and tells its owner', async () => {
    stubClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    const onFailure = vi.fn();
    show(onFailure);
    await press();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies by the old command where the page is not secure', async () => {
    vi.stubGlobal('navigator', {});
    let copied = '';
    document.execCommand = () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) copied = field.value;
      return true;
    };
    show();
    await press();
    expect(copied).toBe('214-07361852');
    expect(screen.getByRole('status')).toHaveTextContent('Copiado!');
    expect(document.querySelector('textarea')).toBeNull();
    Reflect.deleteProperty(document, 'execCommand');
  });
});
