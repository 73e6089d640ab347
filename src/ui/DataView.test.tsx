import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ViewState } from '../lib/view-state.ts';
import { DataView } from './DataView.tsx';

function show(state: ViewState<string[]>) {
  return render(
    <DataView
      state={state}
      loading={() => 'cargando'}
      error={({ message, retry }) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
      empty={() => 'nada'}
      ready={(data) => `${data.join(' y ')}.`}
    />,
  );
}

describe('a data view', () => {
  const faces: [ViewState<string[]>, string][] = [
    [{ status: 'loading' }, 'cargando'],
    [{ status: 'empty' }, 'nada'],
    [{ status: 'ready', data: ['tubo', 'viga'], failure: null }, 'tubo y viga.'],
  ];
  it.each(faces)('of state %o shows only its own face', (state, text) => {
    expect(show(state).container).toHaveTextContent(text, { normalizeWhitespace: false });
    expect(document.body.textContent).toBe(text);
  });

  it('that failed hands its message and its retry to the error face', async () => {
    const retry = vi.fn();
    show({ status: 'error', message: 'Error al cargar resultados', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Error al cargar resultados' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('of which a part is missing shows the rest below the reason and another try', async () => {
    const failure = { message: 'El dato no está disponible', retry: vi.fn() };
    show({ status: 'ready', data: ['tubo'], failure });
    expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
    expect(document.body).toHaveTextContent(/Intentar de nuevo ?tubo\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(failure.retry).toHaveBeenCalledOnce();
  });

  it('that forgets a face does not compile', () => {
    const forgetful = () => (
      // @ts-expect-error the empty face is missing
      <DataView state={{ status: 'empty' }} loading={() => 1} error={() => 2} ready={() => 3} />
    );
    expect(forgetful).toBeTypeOf('function');
  });
});
