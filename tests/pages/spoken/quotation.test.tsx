import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../../src/cart/cart-store.ts';
import { paths } from '../../../src/paths.ts';
import { shownProduct } from '../../../testing/products.ts';
import { startScreenReader } from '../../../testing/screen-reader.ts';
import {
  activate,
  fewProducts,
  find,
  focus,
  goTo,
  press,
  readOn,
  visit,
  write,
} from './visitor.ts';

/** Puts three pieces of each in the cart. */
function have(...ids: readonly number[]): void {
  for (const product of fewProducts.filter(({ id }) => ids.includes(id))) {
    useCart.getState().add(shownProduct(product), 3);
  }
}

describe('what a screen reader says while a visitor puts a quotation together', () => {
  it('from a list that is pasted', async () => {
    await visit(paths.cart());
    const { step, transcript } = await startScreenReader();
    await step('goes to the button', goTo('button', 'Pegar lista'));
    await step('opens the dialog', activate, find('dialog', /^Pegar/));
    await step('goes to the field', goTo('textbox', 'Lista de productos'));
    await step(
      'types three lines',
      write('10 ángulo 2 x 3/16 galv{Enter}tubo 2 x 2 - 6{Enter}3 martillos'),
    );
    await step('goes to the button', goTo('button', 'Leer lista'));
    await step('has them read', press('Enter'), () => screen.findByText(/Línea 3/));
    await step('goes to the first line', goTo('radio', /^ÁNGULO/));
    await step('goes to its quantity by Tab', press('Tab'));
    await step('goes to the second line', goTo('radio', /2\.0 mm/));
    await step('chooses the product', activate);
    await step('goes to its quantity by Tab', press('Tab'));
    await step('types a letter', write('x'));
    await step('mends it', write('{Backspace}'));
    await step('reads on to the third line', readOn(10));
    await step('goes to the button', goTo('button', /^Agregar/));
    await step('adds the lines', activate, find('heading', 'Otros'));
    await step('goes to what was not found', goTo('button', /^Quitar 3/));
    await expect(transcript()).toMatchFileSnapshot('04-paste-a-list.txt');
  });

  it('by quantities, removals and taking them back', async () => {
    have(409, 431, 110);
    await visit(paths.cart());
    const { step, transcript } = await startScreenReader();
    await step('goes to a quantity', goTo('textbox', /^Cantidad de ÁNGULO ESTR/));
    await step('writes 12', write('{Backspace}12'));
    await step('goes on by Tab', press('Tab'));
    await step('presses it', activate);
    await step('goes on by Tab', press('Tab'));
    await step('removes the line', activate, find('button', 'Deshacer'));
    await step('goes to the notice', goTo('button', 'Deshacer'));
    await step('takes it back', activate, find('button', /^Eliminar ÁNGULO ESTR/));
    await step('goes to another quantity', goTo('textbox', /^Cantidad de TUBO/));
    await step('writes 150', write('{Backspace}150{Enter}'));
    await step('mends it', write('{Backspace}{Enter}'));
    await step('goes to the end of the summary', goTo('button', 'Vaciar'));
    await step('presses it', activate, find('dialog', /Vaciar/));
    await step('reads on', readOn(4));
    await step('goes on by Tab', press('Tab'), press('Tab'));
    await step('empties the cart', activate, find('heading', 'Tu carrito está vacío'));
    await expect(transcript()).toMatchFileSnapshot('05-cart.txt');
  });

  it("with the buyer's data", async () => {
    have(409);
    await visit(paths.cart());
    const { step, transcript } = await startScreenReader();
    const data = screen.getByText('Datos de la cotización').closest('summary');
    await step('goes to the data', () => data && focus(data));
    await step('opens them and goes on by Tab', activate, press('Tab'));
    await step('types a name', write('Taller Rojas'));
    await step('goes on by Tab', press('Tab'));
    await step('types a RUC with a wrong last digit', write('20100047219'));
    await step('goes on by Tab', press('Tab'));
    await step('goes back', press('Shift+Tab'));
    await step('mends it', write('{Backspace}8'));
    await step('goes on by Tab', press('Tab'));
    await step('goes to the certificate', goTo('checkbox', 'Certificado de calidad'));
    await step('goes to the request', goTo('link', /^Solicitar cotización/));
    await step('goes on by Tab', press('Tab'));
    await expect(transcript()).toMatchFileSnapshot('06-data-of-the-quotation.txt');
  });

  it('from a list that somebody shared', async () => {
    have(431);
    await visit(paths.sharedCart('409x12.999x1.110x2'));
    const { step, transcript } = await startScreenReader();
    await step('goes to the offer', goTo('button', 'Sumar a mi lista'));
    await step('goes on by Tab', press('Tab'));
    await step('goes on by Tab', press('Tab'));
    await step('goes back', goTo('button', 'Sumar a mi lista'));
    await step('adds the list', activate, () => screen.findByText(/No se pudieron cargar/));
    await step('goes on by Tab', press('Tab'));
    await expect(transcript()).toMatchFileSnapshot('07-shared-list.txt');
  });
});
