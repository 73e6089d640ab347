import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ViewState } from '../lib/view-state.ts';
import { DataView } from './DataView.tsx';

const retry = vi.fn();
const failure = { message: 'El dato no está disponible', retry };
const states: [ViewState<string[]>, string][] = [
  [{ status: 'loading' }, 'cargando'],
  [{ status: 'empty' }, 'nada'],
  [{ status: 'error', ...failure }, 'falla: El dato no está disponible'],
  [{ status: 'ready', data: ['tubo'], failure: null }, 'listo: tubo'],
];

const show = (state: ViewState<string[]>) =>
  render(
    <DataView
      state={state}
      loading={() => 'cargando'}
      error={({ message }) => `falla: ${message}`}
      empty={() => 'nada'}
      ready={(data) => `listo: ${data.join()}`}
    />,
  );

describe('DataView', () => {
  it.each(states)('renders only the branch of %o', (state, text) => {
    expect(show(state).container.textContent).toBe(text);
  });

  it('shows the failure and a retry above incomplete data', async () => {
    show({ status: 'ready', data: ['tubo'], failure });
    expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
    expect(document.body).toHaveTextContent(/Intentar de nuevo ?listo: tubo$/);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
