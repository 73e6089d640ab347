import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/paths.ts';
import type { Call } from '../../../testing/calls.ts';
import { expectConsole } from '../../../testing/console.ts';
import { shopApi } from '../../../testing/page-api.ts';
import { type Responder, status } from '../../../testing/responses.ts';
import { startScreenReader } from '../../../testing/screen-reader.ts';
import { activate, find, goTo, press, readOn, visit, write } from './visitor.ts';

/** Has a call wait for its answer until the function that it gives is called. */
function hold(call: Call, responder: Responder): () => void {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  shopApi.recover();
  shopApi.respond(call, async (normal, context) => {
    await answered;
    return responder(normal, context);
  });
  return answer;
}

describe('what a screen reader says', () => {
  it('while a visitor writes to the shop', async () => {
    await visit(paths.home());
    const field = await screen.findByRole('textbox', { name: 'Nombre' });
    const { step, transcript } = await startScreenReader(field.closest('form') ?? undefined);
    await step('goes to the button', goTo('button', 'Enviar mensaje'));
    await step('sends nothing', activate);
    await step('types a name', write('Ana'));
    await step('goes on by Tab', press('Tab'));
    await step('types half an address', write('ana@'));
    await step('types the rest', write('taller.example'));
    await step('goes on by Tab', press('Tab'));
    await step('types a telephone', write('987654321'));
    await step('goes on by Tab', press('Tab'));
    await step('types a message', write('20 tubos de 2"'));
    await step('goes on by Tab', press('Tab'));
    const refuse = hold('email', status(429));
    expectConsole('error', 'Error sending contact message:');
    await step('sends it', activate);
    await step('waits', refuse, () => screen.findByText(/^Error al enviar/));
    const take = hold('email', (normal) => normal());
    await step('sends it again', activate);
    await step('waits', take, () => screen.findByText(/con éxito/));
    await expect(transcript()).toMatchFileSnapshot('08-contact-form.txt');
  });

  it('of a product', async () => {
    await visit(paths.product(409));
    await screen.findByText('S/ 134.00');
    await screen.findByRole('link', { name: /^3\/16/ });
    const { step, transcript } = await startScreenReader();
    await step('goes to the views of it', goTo('button', 'Medidas'));
    await step('shows the drawing', press('Enter'));
    await step('reads back to it', ...Array.from({ length: 4 }, () => () => virtual.previous()));
    await step('reads on', readOn(21));
    await step('goes to another thickness', goTo('link', /^3\/16/));
    await step('goes to the quantity', goTo('textbox', 'Cantidad'));
    await step('writes 80', write('{Backspace}80'));
    await step('goes to the button', goTo('button', 'Agregar al carrito'));
    await step('adds them', press('Enter'), find('dialog', /agregado/));
    await step('goes on by Tab', press('Tab'));
    await step('closes the dialog', press('Escape'));
    await step('goes to the favourite', goTo('button', 'Favorito'));
    await step('presses it', press('Enter'));
    await step('goes to the tabs', goTo('tab', 'Descripción'));
    await step('goes right', press('ArrowRight'));
    await step('goes into the panel', press('Tab'));
    await expect(transcript()).toMatchFileSnapshot('09-product.txt');
  });

  it('where a list fails', async () => {
    shopApi.respond('productosPorCategoria', status(503));
    await visit(paths.faq());
    const { step, transcript } = await startScreenReader();
    await step('goes to a category', goTo('link', 'ALICATE'));
    await step('opens it', activate, find('button', 'Intentar de nuevo'));
    await step('goes to the button', goTo('button', 'Intentar de nuevo'));
    shopApi.respond('productosPorCategoria', status(500));
    await step('tries again, in vain', activate, () => screen.findByText(/Code: 500/));
    await step('goes to the button', goTo('button', 'Intentar de nuevo'));
    shopApi.recover();
    await step('tries again', activate, () => screen.findAllByRole('article'));
    await expect(transcript()).toMatchFileSnapshot('10-failures.txt');
  });

  it('while there is no connection', async () => {
    await visit(paths.cart());
    const { step, transcript } = await startScreenReader();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const tell = (event: string) => () => act(async () => window.dispatchEvent(new Event(event)));
    await step('loses the connection', tell('offline'));
    online.mockReturnValue(true);
    await step('has it back', tell('online'));
    await expect(transcript()).toMatchFileSnapshot('11-connection.txt');
  });
});
