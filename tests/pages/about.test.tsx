import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutCategories, aboutHero, team } from '../../src/content/about.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { phoneLink } from '../../src/lib/links.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const open = async () => {
  const user = openPage(paths.about());
  await screen.findByRole('heading', { level: 1, name: aboutHero.title });
  return user;
};

describe('the about page', () => {
  it('has a hero with quality badge, rating and place', async () => {
    await open();
    expect(document.title).toBe(pageMeta.about.title);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Calidad Certificada')).toBeInTheDocument();
    const rating = main.getByText('5.0', { selector: 'b' });
    expect(rating.parentElement).toContainElement(
      main.getAllByRole('img', { name: '5.0 de 5 estrellas' })[0] ?? null,
    );
    expect(main.getByText('Lima, Perú')).toBeInTheDocument();
    expect(main.getByRole('img', { name: aboutHero.picture.alt })).toBeInTheDocument();
  });

  it('has a «Solicitar Cotización» button without an action', async () => {
    const user = await open();
    const main = screen.getByRole('main');
    const before = main.cloneNode(true);
    const { href } = window.location;
    await user.click(screen.getByRole('button', { name: 'Solicitar Cotización' }));
    expect(window.location.href).toBe(href);
    expect(main.isEqualNode(before)).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows its figures', async () => {
    await open();
    expect(screen.getByRole('list', { name: 'La empresa en cifras' })).toHaveTextContent(
      /10\+.*500\+.*100%Productos certificados/,
    );
    expect(screen.getByRole('list', { name: 'El equipo en cifras' })).toHaveTextContent(
      /45\+.*100%Satisfacción/,
    );
  });

  it.each(aboutCategories.cards)('shows $title with its badge and four features', async (card) => {
    await open();
    const heading = screen.getByRole('heading', { level: 3, name: card.title });
    const item = heading.closest('li');
    expect(item).toHaveTextContent(card.badge);
    const features = within(item ?? document.body).getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual(card.features);
    expect(features).toHaveLength(4);
  });

  it.each(team.members)('shows $name with all there is to tell', async (member) => {
    await open();
    const item = screen.getByRole('heading', { level: 3, name: member.name }).closest('li');
    const inside = within(item ?? document.body);
    for (const text of [member.experience, member.role, member.specialty, member.description]) {
      expect(item).toHaveTextContent(text);
    }
    expect(inside.getByRole('img', { name: `Retrato de ${member.name}` })).toBeInTheDocument();
    expect(
      inside.getByRole('img', { name: `${member.rating.toFixed(1)} de 5 estrellas` }),
    ).toBeInTheDocument();
    expect(inside.getByRole('link', { name: member.email })).toHaveAttribute(
      'href',
      `mailto:${member.email}`,
    );
    expect(inside.getByRole('link', { name: member.phone })).toHaveAttribute(
      'href',
      phoneLink(member.phone),
    );
  });
});
