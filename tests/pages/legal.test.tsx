import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distances } from '../../src/config.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { privacy } from '../../src/content/privacy.ts';
import { terms } from '../../src/content/terms.ts';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const open = async (path: string, title: string) => {
  const user = openPage(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return user;
};
const openTerms = (section = '') => open(paths.terms() + section, terms.title);
const contents = () => screen.getByRole('navigation', { name: 'Contenido' });

describe.each([
  ['terms', paths.terms(), terms, pageMeta.terms, 16, 'Versión 2.0'],
  ['privacy policy', paths.privacy(), privacy, pageMeta.privacy, 10, 'Versión 2.1'],
])('the %s', (_, path, document_, meta, count, version) => {
  it('have their sections numbered, in order', async () => {
    await open(path, document_.title);
    expect(document.title).toBe(meta.title);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(
      document_.sections.map(({ title }, index) => `${index + 1}. ${title}`),
    );
    expect(headings).toHaveLength(count);
  });

  it('end with their date and version', async () => {
    await open(path, document_.title);
    const text = screen.getByRole('main').textContent;
    expect(text).toMatch(new RegExp(`septiembre de 2025 · ${version}$`));
  });

  it('list the sections in a table of contents', async () => {
    await open(path, document_.title);
    expect(
      within(contents())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(document_.sections.map(({ id }) => `#${path}?seccion=${id}`));
  });
});

describe('the links of the privacy policy', () => {
  it.each([
    ['/terminos-condiciones', 'Términos y condiciones'],
    ['/politica-cookies', '¡Oops! Página no encontrada'],
    ['/contacto', 'Contacto'],
  ])('lead to %s', async (path, heading) => {
    const user = await open(paths.privacy(), privacy.title);
    const [link] = within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((candidate) => candidate.getAttribute('href') === `#${path}`);
    if (!link) throw new Error(`no link to ${path}`);
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: heading });
  });
});

describe('a section of a legal text', () => {
  const scrolledTo = () => {
    const places: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      places.push(this.id);
    });
    return places;
  };
  const section = (name: string) => screen.getByRole('region', { name });

  it('is gone to, with the focus, without leaving the page', async () => {
    const places = scrolledTo();
    const user = await openTerms();
    await user.click(within(contents()).getByRole('link', { name: /Entregas/ }));
    await waitFor(() => expect(section('6. Entregas')).toHaveFocus());
    expect(places).toEqual(['entregas']);
    expect(window.location.hash).toBe('#/terminos-condiciones?seccion=entregas');
    expect(screen.getByRole('heading', { level: 1, name: terms.title })).toBeInTheDocument();
  });

  it('has an address of its own that the page opens at', async () => {
    const places = scrolledTo();
    await openTerms('?seccion=jurisdiccion');
    expect(places).toEqual(['jurisdiccion']);
    expect(section('14. Jurisdicción')).toHaveFocus();
  });

  it('that does not exist opens the page at the top', async () => {
    const places = scrolledTo();
    const toTop = vi.spyOn(window, 'scrollTo');
    await openTerms('?seccion=nada');
    expect(places).toEqual([]);
    expect(toTop).toHaveBeenLastCalledWith({ top: 0 });
  });

  it('is marked in the contents while it crosses the line that is read', async () => {
    const report: ((id: string, isIntersecting: boolean) => void)[] = [];
    vi.stubGlobal('IntersectionObserver', observerThatTells(report));
    await openTerms();
    const marked = () =>
      within(contents())
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'location')
        .map((link) => link.textContent);
    expect(marked()).toEqual([]);
    act(() => report.at(-1)?.('medios-de-pago', true));
    expect(marked()).toEqual(['5.Medios de pago']);
    act(() => report.at(-1)?.('entregas', true));
    act(() => report.at(-1)?.('medios-de-pago', false));
    expect(marked()).toEqual(['6.Entregas']);
  });
});

describe('the table of contents', () => {
  it.each([
    [distances.legalContentsFold, 1],
    [distances.legalContentsFold + 1, 0],
  ])('at a width of %d is folded: %d', async (width, folded) => {
    setViewport({ width });
    await openTerms();
    expect(contents().querySelectorAll('details')).toHaveLength(folded);
    expect(distances.legalContentsFold).toBe(1024);
  });

  it('folds again when a section of it is gone to', async () => {
    setViewport({ width: 360 });
    const user = await openTerms();
    const details = contents().querySelector('details');
    await user.click(within(contents()).getByText('Contenido'));
    expect(details).toHaveAttribute('open');
    await user.click(within(contents()).getByRole('link', { name: /Fuerza mayor/ }));
    expect(details).not.toHaveAttribute('open');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '12. Fuerza mayor' })).toHaveFocus(),
    );
  });
});

/** An observer that sees nothing by itself; a test says what crosses the line. */
function observerThatTells(report: ((id: string, isIntersecting: boolean) => void)[]) {
  return class {
    constructor(
      callback: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void,
    ) {
      report.push((id, isIntersecting) => {
        const target = document.getElementById(id);
        if (target) callback([{ target, isIntersecting }]);
      });
    }
    observe() {}
    disconnect() {}
  };
}
