import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutHero, memberRating, team } from '../../src/content/about.ts';
import { salesMessaging } from '../../src/content/company.ts';
import { faq } from '../../src/content/faq.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

async function open(address: string, title: string) {
  const user = openPage(address);
  await screen.findByRole('heading', { level: 1, name: title });
  return { user, main: within(screen.getByRole('main')) };
}

describe('the about page', () => {
  const openAbout = () => open(paths.about(), aboutHero.title);

  it('shows quality badge, rating, place and figures', async () => {
    const { main } = await openAbout();
    expect(document.title).toBe(pageMeta.about.title);
    expect(main.getByText('Calidad Certificada')).toBeInTheDocument();
    expect(main.getAllByRole('img', { name: '5.0 de 5 estrellas' })).not.toHaveLength(0);
    expect(main.getByText('Lima, Perú')).toBeInTheDocument();
    expect(main.getByRole('img', { name: aboutHero.picture.alt })).toBeInTheDocument();
    expect(main.getByRole('list', { name: 'La empresa en cifras' })).toHaveTextContent(
      /10\+.*500\+.*100%Productos certificados/,
    );
    expect(main.getByRole('list', { name: 'El equipo en cifras' })).toHaveTextContent(
      /45\+.*100%Satisfacción/,
    );
  });

  it('shows each team member with rating and contact links', async () => {
    const { main } = await openAbout();
    for (const member of team.members) {
      const card = main.getByRole('heading', { level: 3, name: member.name }).closest('li');
      const inside = within(card ?? document.body);
      for (const text of [member.experience, member.role, member.specialty, member.description]) {
        expect(card).toHaveTextContent(text);
      }
      inside.getByRole('img', { name: `Retrato de ${member.name}` });
      expect(card).toHaveTextContent(memberRating(member.rating));
      const links = inside.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(
        expect.arrayContaining([
          `mailto:${member.email}`,
          `tel:${member.phone.replaceAll(' ', '')}`,
        ]),
      );
    }
  });

  it('has a «Solicitar Cotización» button without an action', async () => {
    const { user } = await openAbout();
    const before = screen.getByRole('main').cloneNode(true);
    const { href } = window.location;
    await user.click(screen.getByRole('button', { name: 'Solicitar Cotización' }));
    expect(window.location.href).toBe(href);
    expect(screen.getByRole('main').isEqualNode(before)).toBe(true);
  });
});

describe('the questions page', () => {
  it('opens and closes each of its six answers by a click', async () => {
    const { user, main } = await open(paths.faq(), 'Preguntas frecuentes');
    expect(document.title).toBe(pageMeta.faq.title);
    expect(main.getAllByRole('group')).toHaveLength(6);
    for (const { pregunta, respuesta } of faq) {
      expect(main.getByText(pregunta).closest('details')).toHaveTextContent(respuesta);
    }
    const openQuestions = () =>
      faq
        .map(({ pregunta }) => pregunta)
        .filter((pregunta) => main.getByText(pregunta).closest('details')?.open);
    expect(openQuestions()).toEqual([]);
    const [first = '', , third = ''] = faq.map(({ pregunta }) => pregunta);
    await user.click(main.getByText(third));
    await user.click(main.getByText(first));
    expect(openQuestions()).toEqual([first, third]);
    await user.click(main.getByText(third));
    expect(openQuestions()).toEqual([first]);
  });
});

describe('the support page', () => {
  const { number, display } = salesMessaging;

  it.each([
    ['Soporte técnico', 'Atención 24/6', display, `https://wa.me/${number}?text=`],
    [
      'Garantías y devoluciones',
      '30 días de garantía',
      'Leer los términos y condiciones',
      '#/terminos-condiciones',
    ],
    ['Atención al cliente', 'Libro de Reclamaciones', 'Ir a contacto', '#/contacto'],
  ])('links in «%s» (%s) to %s', async (block, text, link, href) => {
    const { main } = await open(paths.support(), 'Soporte y ayuda');
    expect(document.title).toBe(pageMeta.support.title);
    const region = main.getByRole('region', { name: block });
    expect(region).toHaveTextContent(text);
    expect(within(region).getByRole('link', { name: link }).getAttribute('href')).toContain(href);
  });
});
