import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const asked = () => shopApi.requests('producto');

/** A product's link on its category's page. */
async function openCategory() {
  const user = openPage(paths.category('TUBOS'));
  return { user, link: await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' }) };
}

it('a link that a mouse rests on prefetches its product, whose page does not request it again', async () => {
  const { user, link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await advanceTime(timings.hoverIntent - 1);
  expect(asked()).toHaveLength(0);
  await advanceTime(1);
  vi.useRealTimers();
  await waitFor(() => expect(asked()).toMatchObject([{ variables: { id: 2 } }]));
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'TUBO REDONDO 1/2"' });
  expect(asked()).toHaveLength(1);
});

it('a link that a mouse only passes over prefetches nothing', async () => {
  const { link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await advanceTime(timings.hoverIntent - 1);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await advanceTime(1000);
  expect(asked()).toHaveLength(0);
});

it('nothing is prefetched for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  await advanceTime(1000);
  expect(asked()).toHaveLength(0);
});
