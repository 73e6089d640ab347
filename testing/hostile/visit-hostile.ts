import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { renderAll } from '../open-site.ts';
import { hostileTexts } from './page-texts.ts';

declare global {
  /** Lent to the page while it is visited. */
  var heardViolation: (what: string) => void;
}

export interface HostileVisit {
  /** Texts that were put into hashes, the search field, the form and the catalogue. */
  count: number;
  /** Decides which they are. */
  seed: number;
}

/** What went wrong; all empty where nothing did. */
export interface HostileOutcome {
  /** Inputs that left the main area without anything to read. */
  blank: string[];
  /** Console errors and warnings, uncaught errors, violations of the Content Security Policy. */
  said: string[];
  /** How many texts the backend's answers held; beside those that were typed and walked to. */
  answered: number;
}

/** Addresses that take a text, and some that a text makes up whole. */
const addresses: readonly ((text: string) => string)[] = [
  (text) => `#${paths.search(text)}`,
  (text) => `#${paths.category(text)}`,
  (text) => `#/products/${text}`,
  (text) => `#/buscar/${text}`,
  (text) => `#/${text}`,
  (text) => `#${text}`,
];

const batch = 25;
/** Pictures that are not there would be told of by the browser itself. */
const kept = new Set(['__typename', 'message', 'imageUrl']);

/**
 * Puts hostile texts into everything of an open page that takes one: its address, the search field,
 * the contact form, and every text that the backend sends.
 *
 * The page must have been opened by `open()`, at home.
 */
export async function visitHostile(
  page: Page,
  { count, seed }: HostileVisit,
): Promise<HostileOutcome> {
  const texts = hostileTexts(count, seed);
  const outcome: HostileOutcome = { blank: [], said: [], answered: 0 };
  const note = (what: string) => void outcome.said.push(what.slice(0, 300));
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('dialog', (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('hostile', () => note('markup of a text was run'));
  await page.exposeFunction('heardViolation', (what: string) =>
    note(`against the policy: ${what}`),
  );
  await page.evaluate(reportViolations);
  await page.route('**/graphql', async (route) => {
    outcome.answered += await answerHostile(route, texts);
  });

  const typed = texts.filter((_, turn) => turn % 4 === 0);
  const walked = texts.filter((_, turn) => turn % 4 !== 0).map(addressOf);
  await typeAll(page, typed, outcome);
  for (let start = 0; start < walked.length; start += batch) {
    outcome.blank.push(...(await page.evaluate(walk, walked.slice(start, start + batch))));
    // Whatever was asked for meanwhile, a catalogue of such texts is shown to the end now and then.
    await page.evaluate((hash) => location.assign(hash), `#${paths.category('LLAVE')}`);
    await page.getByRole('main').getByRole('article').first().waitFor();
  }
  return outcome;
}

function addressOf(text: string, turn: number): string {
  return (addresses[turn % addresses.length] ?? String)(text);
}

/** Gives every product, category and brand of an answer texts of ours; how many it gave. */
async function answerHostile(route: Route, texts: readonly string[]): Promise<number> {
  let turn = 0;
  try {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const hostile = () => texts[turn++ % texts.length] ?? '';
    const json = JSON.parse(JSON.stringify(body), (key, value) =>
      typeof value === 'string' && !kept.has(key) ? hostile() : value,
    );
    await route.fulfill({ response, json });
  } catch {
    // The page went on to its next address and wants no answer any more.
    await route.abort().catch(() => {});
  }
  return turn;
}

/** At home: types into the search field and into the contact form. */
async function typeAll(page: Page, texts: readonly string[], outcome: HostileOutcome) {
  await renderAll(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Mensaje') });
  const search = page.getByRole('combobox', { name: 'Buscar productos' });
  for (const text of texts) {
    await search.fill(text);
    for (const field of ['Nombre', 'Email', 'Teléfono', 'Mensaje']) {
      await form.getByRole('textbox', { name: field }).fill(text);
    }
    await form.getByRole('button').click();
    if (await isBlank(page)) outcome.blank.push(`typed ${JSON.stringify(text)}`);
  }
}

function isBlank(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main')?.innerText.trim() === '');
}

/** Runs in the page: goes to each address in turn; which of them left nothing to read. */
async function walk(hashes: readonly string[]): Promise<string[]> {
  const blank: string[] = [];
  for (const hash of hashes) {
    location.hash = hash;
    // What is there after some frames is what a visitor sees; lazy pages take a few.
    for (let frames = 0; frames < 600; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (document.querySelector('main')?.innerText.trim() && frames > 1) break;
      if (frames === 599) blank.push(hash);
    }
  }
  return blank;
}

/** Runs in the page. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    globalThis.heardViolation(`${violatedDirective} ${blockedURI}`);
  });
}
