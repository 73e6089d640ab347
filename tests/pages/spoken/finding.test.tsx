import { act, screen } from '@testing-library/react';
import { beforeEach, describe, it } from 'vitest';
import { chosenView } from '../../../src/catalog/listing/usual-view.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { setViewport } from '../../../testing/match-media.ts';
import { startScreenReader } from './screen-reader.ts';
import { activate, find, focus, goTo, press, readOn, visit, write } from './visitor.ts';

const toSearch = goTo('combobox', 'Buscar productos');

/** Opens a page with the search prepared: until it is, the first keys say nothing. */
async function visitWithSearch(address: string): Promise<void> {
  const user = await visit(address);
  const field = screen.getByRole('combobox', { name: 'Buscar productos' });
  await user.type(field, 'x');
  await screen.findByRole('option', { name: /^Ver los/ });
  await user.clear(field);
  await act(async () => field.blur());
}

describe('a screen reader announces finding a product', () => {
  beforeEach(() => void chosenView.write('cards'));

  it('by search suggestions', async () => {
    await visitWithSearch(paths.faq());
    const { step, verify } = await startScreenReader('01-search-and-choose.txt');
    await step('goes to the search field', toSearch);
    await step('types «angulo 2»', write('angulo 2'));
    await step('adds « x 3/16»', write(' x 3/16'));
    await step('presses ArrowDown', press('ArrowDown'));
    await step('presses ArrowDown', press('ArrowDown'));
    await step('presses ArrowDown, to the last option', press('ArrowDown'));
    await step('presses ArrowUp', press('ArrowUp'));
    await step('chooses', press('Enter'), find('button', 'Agregar al carrito'));
    await step('goes to the search field', toSearch);
    await step('types «xyz»', write('xyz'));
    await step('searches', press('Enter'), find('heading', 'No encontramos productos'));
    await verify();
  });

  it('by search results and their filters', async () => {
    await visitWithSearch(paths.faq());
    const { step, verify } = await startScreenReader('02-results-and-filters.txt');
    await step('goes to the search field', toSearch);
    await step('types «ang»', write('ang'));
    await step('searches', press('Enter'), find('checkbox', /^2"/));
    await step('goes to a size', goTo('checkbox', /^2"/));
    await step('ticks it', activate, find('button', /^Quitar filtro Medida/));
    await step('goes to a thickness', goTo('checkbox', /^1\/4"/));
    await step('ticks it', activate, find('button', /^Quitar filtro Espesor/));
    await step('goes to the chosen filters', goTo('button', /^Quitar filtro Medida/));
    await step('presses Tab', press('Tab'));
    await step('undoes it', activate, () => screen.findAllByText('6 de 8 productos'));
    await step('goes to the end of the filters', goTo('button', 'Limpiar filtros'));
    await step('presses it', activate, find('link', /^ÁNGULO ESTRUCTURAL A36 1"/));
    await step('goes to the first card', goTo('link', /^ÁNGULO ESTRUCTURAL A36 1"/));
    await step('presses Tab', press('Tab'));
    await step('adds it to the quotation', activate, find('dialog', /agregado/));
    await step('presses Tab', press('Tab'));
    await step('stays on the page', activate);
    await verify();
  });

  it('by the table view, with quantities', async () => {
    await visit(paths.category('ÁNGULOS'));
    await screen.findAllByRole('article');
    const { step, verify } = await startScreenReader('03-table-and-quantities.txt');
    await step('goes to the views', goTo('button', 'Lista'));
    await step('chooses the list', press('Enter'), find('row', /S\/ 102\.00/));
    await step(
      'goes to a quantity',
      goTo('textbox', /^Cantidad de ÁNGULO ESTRUCTURAL A36 2" x 1\/8"/),
    );
    await step('types 6', write('6'), () => screen.findByText(/unidades.*kg$/));
    await step('presses Enter', press('Enter'));
    await step('types 15x', write('15x'));
    await step('corrects it', write('{Backspace}'));
    await step('presses Enter', press('Enter'));
    await step('presses ArrowLeft, to the product', press('ArrowLeft'));
    await step('reads its row', readOn(5), readOn(1));
    await step('goes to the button', goTo('button', 'Agregar 2 líneas'));
    await step('adds the lines', activate, find('link', 'Ir al carrito'));
    await step('presses Shift+Tab', press('Shift+Tab'));
    await verify();
  });

  it('by questions and the category menu on a phone', async () => {
    setViewport({ width: 390 });
    await visit(paths.faq());
    await screen.findByRole('link', { name: 'ÁNGULOS', hidden: true });
    const { step, verify } = await startScreenReader('12-questions-and-categories-on-a-phone.txt');
    const [question] = document.querySelectorAll<HTMLElement>('main summary');
    await step('goes to a question', () => question && focus(question));
    await step('opens it and reads on', activate, readOn(4));
    await step('goes to the categories', goTo('button', 'Todas las categorías'));
    await step('opens them', press('Enter'));
    await step('presses Tab', press('Tab'));
    await step('goes to a category', goTo('link', 'ÁNGULOS'));
    await step('follows the link', activate, () => screen.findAllByRole('article'));
    await step('goes to the categories', goTo('button', 'Todas las categorías'));
    await step('opens them', press('Enter'));
    await step('closes them', press('Escape'));
    await verify();
  });
});
