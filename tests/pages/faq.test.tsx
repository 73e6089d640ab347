import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { faq } from '../../src/content/faq.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const open = async () => {
  const user = openPage(paths.faq());
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
  return user;
};

/** The questions whose answers are shown. */
const openQuestions = () =>
  faq
    .map(({ pregunta }) => pregunta)
    .filter((pregunta) => screen.getByText(pregunta).closest('details')?.open);

describe('the questions', () => {
  it('are six, all closed at first, each with its answer', async () => {
    await open();
    expect(document.title).toBe(pageMeta.faq.title);
    expect(within(screen.getByRole('main')).getAllByRole('group')).toHaveLength(6);
    expect(openQuestions()).toEqual([]);
    for (const { pregunta, respuesta } of faq) {
      expect(screen.getByText(pregunta).closest('details')).toHaveTextContent(respuesta);
    }
  });

  it('open and close by a click, several at once', async () => {
    const user = await open();
    const [first = '', , third = ''] = faq.map(({ pregunta }) => pregunta);
    await user.click(screen.getByText(third));
    expect(openQuestions()).toEqual([third]);
    await user.click(screen.getByText(first));
    expect(openQuestions()).toEqual([first, third]);
    await user.click(screen.getByText(third));
    expect(openQuestions()).toEqual([first]);
  });

  it('are followed by ways to ask another', async () => {
    await open();
    const aside = within(screen.getByRole('complementary', { name: '¿No encontró su respuesta?' }));
    expect(aside.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
    );
    expect(aside.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute(
      'href',
      '#/contacto',
    );
  });
});
