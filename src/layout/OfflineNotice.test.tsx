import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';

it('announces the loss and the return of the connection, and nothing before', () => {
  render(<OfflineNotice />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(region).toHaveTextContent(/^Sin conexión\./);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(region).toHaveTextContent('La conexión ha vuelto.');
});
