import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { pass } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const asked = () => shopApi.requests('producto');

/** A product's link on its category's page. */
async function openCategory() {
  const user = openPage(paths.category('TUBOS'));
  return { user, link: await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' }) };
}

it('a product whose link a mouse rests on is asked for ahead, and not again on its page', async () => {
  const { user, link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await pass(timings.intent - 1);
  expect(asked()).toHaveLength(0);
  await pass(1);
  vi.useRealTimers();
  await waitFor(() => expect(asked()).toMatchObject([{ variables: { id: 2 } }]));
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'TUBO REDONDO 1/2"' });
  expect(asked()).toHaveLength(1);
});

it('a link that a mouse only passes over is not followed ahead', async () => {
  const { link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await pass(timings.intent - 1);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(1000);
  expect(asked()).toHaveLength(0);
});

it('nothing is asked for ahead where the visitor saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { link } = await openCategory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  await pass(1000);
  expect(asked()).toHaveLength(0);
});
