import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../src/App.tsx';
import { createShopClient } from '../src/graphql/client.ts';
import { prepareHistoryEntries } from '../src/navigation/history-entries.ts';
import { paths } from '../src/navigation/paths.ts';
import { nextBackendUrl } from './page-api.ts';

interface OpenOptions {
  /** Whether React renders and runs effects twice, as in development. */
  reactStrictMode?: boolean;
}

/** Renders the site at a path (`paths.product(7)`) with an empty cache. */
export function openPage(
  address: string,
  { reactStrictMode = false }: OpenOptions = {},
): UserEvent {
  window.history.replaceState(null, '', `#${address}`);
  prepareHistoryEntries();
  const client = createShopClient({ backendUrl: nextBackendUrl() });
  render(<App client={client} />, { reactStrictMode });
  return userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTime(ms) } : {},
  );
}

/** Opens a product by its card in the category TUBOS, so that the cache has its summary. */
export async function openFromCategory(name: string): Promise<UserEvent> {
  const user = openPage(paths.category('TUBOS'));
  await user.click(await screen.findByRole('link', { name }));
  return user;
}
