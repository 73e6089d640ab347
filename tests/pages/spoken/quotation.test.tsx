import { fireEvent, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { useCart } from '../../../src/cart/cart-store.ts';
import { quoteLinkTexts } from '../../../src/content/quote-links.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { shownProduct } from '../../../testing/products.ts';
import { startScreenReader } from './screen-reader.ts';
import {
  activate,
  deferResponse,
  fewProducts,
  find,
  focus,
  goTo,
  press,
  visit,
  write,
} from './visitor.ts';

/** Adds three pieces of each product to the cart. */
function fillCart(...ids: readonly number[]): void {
  for (const product of fewProducts.filter(({ id }) => ids.includes(id))) {
    useCart.getState().add(shownProduct(product), 3);
  }
}

/** Chooses an option, as the arrow keys do in a browser. */
async function choose(list: RegExp, part: string): Promise<void> {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list });
  const option = [...select.options].find(({ text }) => text.includes(part));
  fireEvent.change(select, { target: { value: option?.value } });
}

describe('a screen reader announces preparing a quotation', () => {
  it('from a pasted list', async () => {
    await visit(paths.cart());
    const { step, verify } = await startScreenReader('04-paste-a-list.txt');
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

  it('by changing quantities, removing lines and undoing it', async () => {
    fillCart(409, 431, 110);
    await visit(paths.cart());
    const { step, verify } = await startScreenReader('05-cart.txt');
    await step('goes to a quantity', goTo('textbox', /^Cantidad de ÁNGULO ESTR/));
    await step('writes 12', write('{Backspace}12'));
    await step('presses Tab', press('Tab'));
    await step('presses it', activate);
    await step('presses Tab', press('Tab'));
    await step('removes the line', activate, find('button', 'Deshacer'));
    await step('goes to the notice', goTo('button', 'Deshacer'));
    await step('undoes it', activate, find('button', /^Eliminar ÁNGULO ESTR/));
    await step('goes to another quantity', goTo('textbox', /^Cantidad de TUBO/));
    await step('writes 150', write('{Backspace}150{Enter}'));
    await step('corrects it', write('{Backspace}{Enter}'));
    const menu = screen.getByText(quoteLinkTexts.menu).closest('summary');
    await step('goes to the menu', () => menu && focus(menu));
    await step('opens it', activate);
    await step('goes to its end', goTo('button', 'Vaciar'));
    await step('empties the cart', activate, find('heading', 'Tu carrito está vacío'));
    await verify();
  });

  it("with the buyer's data", async () => {
    fillCart(409);
    await visit(paths.cart());
    const { step, verify } = await startScreenReader('06-data-of-the-quotation.txt');
    const data = screen.getByText('Datos de la cotización').closest('summary');
    await step('goes to the data', () => data && focus(data));
    await step('opens them and presses Tab', activate, press('Tab'));
    await step('types a name', write('Taller Rojas'));
    await step('presses Tab', press('Tab'));
    await step('types a RUC with a wrong last digit', write('20100047219'));
    await step('presses Tab', press('Tab'));
    await step('goes back', press('Shift+Tab'));
    await step('corrects it', write('{Backspace}8'));
    await step('presses Tab', press('Tab'));
    await step('goes to the certificate', goTo('checkbox', 'Certificado de calidad'));
    await step('goes to the request', goTo('link', /^Solicitar cotización/));
    await step('presses Tab', press('Tab'));
    await verify();
  });

  it('from a shared list', async () => {
    fillCart(431);
    const sendProducts = deferResponse('producto', (normal) => normal());
    await visit(paths.sharedCart('l=409x12.999x1.110x2'));
    const { step, verify } = await startScreenReader('07-shared-list.txt');
    await step('waits for the prices', sendProducts, () =>
      screen.findByRole('button', { name: 'Sumar a mi lista', busy: false }),
    );
    await step('goes to the offer', goTo('button', 'Sumar a mi lista'));
    await step('presses Tab', press('Tab'));
    await step('presses Tab', press('Tab'));
    await step('goes back', goTo('button', 'Sumar a mi lista'));
    await step('adds the list', activate, () => screen.findByText(/No se pudieron cargar/));
    await step('presses Tab', press('Tab'));
    await verify();
  });
});
