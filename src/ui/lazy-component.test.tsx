import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { lazyComponent } from './lazy-component.tsx';

const cartPage = 'https://tienda.example/assets/CartPage-a1.js';
const style = 'https://tienda.example/assets/CartPage-b2.css';
const others = ['https://tienda.example/graphql', 'https://otra.example/map.js'];

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

/** Renders a component whose file is empty: a module without exports. */
async function showEmpty() {
  const empty = {} as { default: () => ReactNode };
  const Empty = lazyComponent(async () => empty);
  const { unmount } = render(
    <Boundary>
      <Suspense>
        <Empty />
      </Suspense>
    </Boundary>,
  );
  await screen.findByText('The module has no component');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  const entries = [cartPage, style, cartPage, ...others].map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);
  expectConsole('error', 'The module has no component');
});

it('requests the files of the site past the cache when one is empty, once', async () => {
  const fetched = vi.fn(async () => new Response('text'));
  vi.stubGlobal('fetch', fetched);
  await showEmpty();
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await showEmpty();
  expect(fetched.mock.calls).toEqual([
    [cartPage, { cache: 'reload' }],
    [style, { cache: 'reload' }],
  ]);
});

it.each([
  ['is empty again', async () => new Response('')],
  ['fails', async () => new Response('text', { status: 503 })],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('requests them again at the next failure if one %s', async (_, answer) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  await showEmpty();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await showEmpty();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
});
