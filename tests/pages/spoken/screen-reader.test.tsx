import { act, fireEvent, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { chosenView } from '../../../src/catalogue/listing/usual-view.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { expectConsole } from '../../../testing/console.ts';
import { statusResponse } from '../../../testing/responses.ts';
import { startScreenReader } from './screen-reader.ts';
import { activate, deferResponse, find, goTo, press, readOn, visit, write } from './visitor.ts';

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

/** Chooses an option, as the arrow keys do in a browser. */
async function choose(list: RegExp, part: string): Promise<void> {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list });
  const option = [...select.options].find(({ text }) => text.includes(part));
  fireEvent.change(select, { target: { value: option?.value } });
}

describe('a screen reader announces', () => {
  it('search suggestions', async () => {
    await visitWithSearch(paths.faq());
    const { step, verify } = await startScreenReader('search-suggestions.txt');
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

  it('a table with quantities', async () => {
    chosenView.write('cards');
    await visit(paths.category('ÁNGULOS'));
    await screen.findAllByRole('article');
    const { step, verify } = await startScreenReader('table-with-quantities.txt');
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

  it('a pasted list in a dialog', async () => {
    await visit(paths.cart());
    const { step, verify } = await startScreenReader('pasted-list.txt');
    await step('goes to the button', goTo('button', 'Pegar lista'));
    await step('opens the dialog', activate, find('dialog', /^Pegar/));
    await step('goes to the field', goTo('textbox', 'Lista de productos'));
    await step(
      'types three lines',
      write('10 ángulo 2 x 3/16 galv{Enter}tubo 2 x 2 - 6{Enter}3 martillos'),
    );
    await step('goes to the button', goTo('button', 'Leer lista'));
    await step('reads the lines in', press('Enter'), find('button', /^Agregar/));
    await step('goes to the next pending line', goTo('button', 'Siguiente pendiente'));
    await step('follows it', press('Enter'));
    await step('chooses the product', () => choose(/^Línea 2/, '2.0 mm'));
    await step('presses Tab, to its quantity', press('Tab'));
    await step('types a letter', write('x'));
    await step('corrects it', write('{Backspace}'));
    await step('goes to the third line', goTo('combobox', /^Línea 3/));
    await step('searches for it', write('alicate'));
    await step('goes to the button', goTo('button', /^Agregar/));
    await step('adds the lines', activate, find('heading', /^No encontramos/));
    await step('goes to the unmatched item', goTo('combobox', /buscar producto/));
    await verify();
  });

  it('a form with errors, a failure and a success', async () => {
    await visit(paths.home());
    const field = await screen.findByRole('textbox', { name: 'Nombre' });
    const { step, verify } = await startScreenReader(
      'contact-form.txt',
      field.closest('form') ?? undefined,
    );
    await step('goes to the button', goTo('button', 'Enviar mensaje'));
    await step('sends the empty form', activate);
    await step('types a name', write('Ana'));
    await step('presses Tab', press('Tab'));
    await step('types a part of an e-mail address', write('ana@'));
    await step('types the rest', write('taller.example'));
    await step('presses Tab', press('Tab'));
    await step('types a telephone', write('987654321'));
    await step('presses Tab', press('Tab'));
    await step('types a message', write('20 tubos de 2"'));
    await step('presses Tab', press('Tab'));
    const sendError = deferResponse('email', statusResponse(429));
    expectConsole('error', 'Error sending contact message:');
    await step('sends it', activate);
    await step('waits', sendError, () => screen.findByText(/^Error al enviar/));
    const sendSuccess = deferResponse('email', (normal) => normal());
    await step('sends it again', activate);
    await step('waits', sendSuccess, () => screen.findByText(/con éxito/));
    await verify();
  });
});
