import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** Every address of the specification, as it stands behind the `#`, and what heads its page. */
const addresses: [address: string, title: string][] = [
  ['/', 'Perfiles, tubos y planchas de acero en Lima'],
  ['/list', 'Perfiles, tubos y planchas de acero en Lima'],
  ['/products/1', 'TUBO CUADRADO 2" x 1"'],
  ['/productos/TUBOS', 'TUBOS'],
  ['/buscar/tubo', 'Resultados para tubo'],
  ['/cart', 'Su cotización'],
  ['/servicios', 'Servicios de metalmecánica'],
  ['/servicios/corte-doblez', 'Servicios de metalmecánica'],
  ['/servicios/soldadura', 'Servicios de metalmecánica'],
  ['/servicios/galvanizado', 'Servicios de metalmecánica'],
  ['/servicios/asesoria', 'Servicios de metalmecánica'],
  ['/servicios/entregas', 'Servicios de metalmecánica'],
  ['/terminos-condiciones', 'Términos y condiciones'],
  ['/privacidad', 'Política de privacidad'],
  ['/sobre-nosotros', 'Acero con nombre propio: Kuntur Aceros'],
  ['/contacto', 'Contacto'],
  ['/preguntas-frecuentes', 'Preguntas frecuentes'],
  ['/soporte-ayuda', 'Soporte y ayuda'],
  ['/politica-cookies', '¡Oops! Página no encontrada'],
  ['/cualquier/otra', '¡Oops! Página no encontrada'],
];

/** English words that no Spanish text has, as a control or a message left in English would. */
const english =
  /(?<!\p{L})(?:the|and|of|with|your|you|is|are|for|from|this|click|loading|search|close|next|previous|submit|home|back|page|products?|cart|failed)(?!\p{L})/iu;

/** All that the page says, to the eye or to a screen reader. */
function allTexts(): string[] {
  const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'];
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
    ),
    ...spoken.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
}

describe.each(addresses)('the address %s', (address, title) => {
  it('shows its page between header and footer, to anyone, and says nothing in English', async () => {
    openPage(address);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('main')).toContainElement(heading);
    const header = screen.getByRole('search').closest('header');
    expect(header).toHaveTextContent('PERFILES - TUBOS - PLANCHAS');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    // No login and no payment: nothing asks for a password or a card.
    const secrets = 'input[type=password], [autocomplete^=cc-], [autocomplete*=password]';
    expect(document.querySelector(secrets)).toBeNull();
    const texts = allTexts().filter((text) => text.trim() !== '');
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => english.test(text))).toEqual([]);
  });
});

it('the footer links to the services, offers, brands and pages on the company', () => {
  openPage('/cart');
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  const expected = [
    ['Corte y doblez', '#/servicios/corte-doblez'],
    ['Soldadura', '#/servicios/soldadura'],
    ['Galvanizado', '#/servicios/galvanizado'],
    ['Asesoría técnica', '#/servicios/asesoria'],
    ['Entregas a domicilio', '#/servicios/entregas'],
    ['Promociones', '#/productos/Promociones'],
    ['Marcas', '#/productos/Marcas'],
    ['Términos y condiciones', '#/terminos-condiciones'],
    ['Política de privacidad', '#/privacidad'],
    ['Sobre nosotros', '#/sobre-nosotros'],
    ['Contacto', '#/contacto'],
    ['Preguntas frecuentes', '#/preguntas-frecuentes'],
    ['Soporte y ayuda', '#/soporte-ayuda'],
  ];
  expect(links).toEqual(expect.arrayContaining(expected));
});
