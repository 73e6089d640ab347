import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMeta } from '../../src/content/meta.ts';
import { privacy } from '../../src/content/privacy.ts';
import { terms } from '../../src/content/terms.ts';
import { paths } from '../../src/navigation/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

async function open(path: string, title: string = pageMeta.terms.name) {
  const user = openPage(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return user;
}

const contents = () => screen.getByRole('navigation', { name: 'Contenido' });
const section = (name: string) => screen.getByRole('region', { name });

/** Records the ids of the elements scrolled to. */
function recordScrolls(): string[] {
  const ids: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    ids.push(this.id);
  });
  return ids;
}

describe.each([
  ['terms', paths.terms(), terms, pageMeta.terms, 16, 'Versión 2.0'],
  ['privacy policy', paths.privacy(), privacy, pageMeta.privacy, 10, 'Versión 2.1'],
])('the %s', (_, path, { sections }, meta, count, version) => {
  it('show numbered sections, a table of contents, date and version', async () => {
    await open(path, meta.name);
    expect(document.title).toBe(meta.title);
    const main = within(screen.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      sections.map((item, index) => `${index + 1}. ${item.title}`),
    );
    expect(headings).toHaveLength(count);
    const links = within(contents()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${path}?seccion=${id}`),
    );
    expect(screen.getByRole('main').textContent).toMatch(
      new RegExp(`septiembre de 2025 · ${version}$`),
    );
  });
});

describe('a section of the terms', () => {
  it('is opened by its address; an unknown one opens the top', async () => {
    const scrolledTo = recordScrolls();
    const toTop = vi.spyOn(window, 'scrollTo');
    await open(`${paths.terms()}?seccion=jurisdiccion`);
    expect(scrolledTo).toEqual(['jurisdiccion']);
    expect(section('14. Jurisdicción')).toHaveFocus();
    window.location.hash = `#${paths.terms()}?seccion=nada`;
    await waitFor(() => expect(toTop).toHaveBeenLastCalledWith({ top: 0 }));
    expect(scrolledTo).toEqual(['jurisdiccion']);
  });
});

describe('the table of contents', () => {
  it('is open in a wide window', async () => {
    const user = await open(paths.terms());
    await user.click(within(contents()).getByRole('link', { name: /Fuerza mayor/ }));
    expect(contents().querySelector('details')).toHaveAttribute('open');
  });

  it('is folded up to 1024 px until it is opened', async () => {
    setViewport({ width: 1024 });
    const user = await open(paths.terms());
    const details = contents().querySelector('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(within(contents()).getByText('Contenido'));
    expect(details).toHaveAttribute('open');
    await user.click(within(contents()).getByRole('link', { name: /Fuerza mayor/ }));
    await waitFor(() => expect(section('12. Fuerza mayor')).toHaveFocus());
  });
});
