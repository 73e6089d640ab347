import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import { describe, it, vi } from 'vitest';
import { paths } from '../../../src/navigation/paths.ts';
import { expectConsole } from '../../../testing/console.ts';
import { shopApi } from '../../../testing/page-api.ts';
import { statusResponse } from '../../../testing/responses.ts';
import { startScreenReader } from './screen-reader.ts';
import { activate, deferResponse, find, goTo, press, readOn, visit, write } from './visitor.ts';

describe('a screen reader announces', () => {
  it('the contact form with errors, a failure and a success', async () => {
    await visit(paths.home());
    const field = await screen.findByRole('textbox', { name: 'Nombre' });
    const { step, verify } = await startScreenReader(
      '08-contact-form.txt',
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

  it('a product page', async () => {
    await visit(paths.product(409));
    await screen.findByText('S/ 134.00');
    await screen.findByRole('link', { name: /^3\/16/ });
    const { step, verify } = await startScreenReader('09-product.txt');
    await step('goes to its views', goTo('button', 'Medidas'));
    await step('shows the drawing', press('Enter'));
    await step('reads back', ...Array.from({ length: 4 }, () => () => virtual.previous()));
    await step('reads on', readOn(21));
    await step('goes to another thickness', goTo('link', /^3\/16/));
    await step('goes to the quantity', goTo('textbox', 'Cantidad'));
    await step('writes 80', write('{Backspace}80'));
    await step('goes to the button', goTo('button', 'Agregar al carrito'));
    await step('adds them', press('Enter'), find('dialog', /agregado/));
    await step('presses Tab', press('Tab'));
    await step('goes to its end', goTo('button', 'Cerrar'));
    await step('closes it', activate);
    await step('goes to the favourite', goTo('button', 'Favorito'));
    await step('presses it', press('Enter'));
    await step('goes to the tabs', goTo('tab', 'Descripción'));
    await step('presses ArrowRight', press('ArrowRight'));
    await step('presses Tab, into the panel', press('Tab'));
    await verify();
  });

  it('a category that fails to load', async () => {
    shopApi.respond('productosPorCategoria', statusResponse(503));
    await visit(paths.faq());
    const { step, verify } = await startScreenReader('10-failures.txt');
    await step('goes to a category', goTo('link', 'ALICATE'));
    await step('opens it', activate, find('button', 'Intentar de nuevo'));
    await step('goes to the button', goTo('button', 'Intentar de nuevo'));
    shopApi.respond('productosPorCategoria', statusResponse(500));
    await step('tries again and fails', activate, () => screen.findByText(/Code: 500/));
    await step('goes to the button', goTo('button', 'Intentar de nuevo'));
    shopApi.recover();
    await step('tries again', activate, () => screen.findAllByRole('article'));
    await verify();
  });

  it('the loss and return of the connection', async () => {
    await visit(paths.cart());
    const { step, verify } = await startScreenReader('11-connection.txt');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dispatch = (event: string) => () =>
      act(async () => window.dispatchEvent(new Event(event)));
    await step('loses the connection', dispatch('offline'));
    online.mockReturnValue(true);
    await step('is connected again', dispatch('online'));
    await verify();
  });
});
