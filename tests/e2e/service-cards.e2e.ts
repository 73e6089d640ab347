import { services } from '../../src/content/services.ts';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('a service card is highlighted while it is hovered or contains the focus', async ({
  page,
}) => {
  await open(page, paths.services());
  const cards = page.getByRole('article');
  const highlighted = () =>
    cards.evaluateAll((articles) =>
      articles.flatMap((article) =>
        getComputedStyle(article).boxShadow === 'none' ? [] : article.id,
      ),
    );
  const ids = services.map(({ id }) => id);
  expect(await highlighted()).toEqual([]);
  await cards.nth(0).hover();
  await expect.poll(highlighted).toEqual(ids.slice(0, 1));
  await cards.nth(1).hover();
  await expect.poll(highlighted).toEqual(ids.slice(1, 2));
  await page.mouse.move(0, 0);
  await expect.poll(highlighted).toEqual([]);
  await cards.nth(2).getByRole('link').focus();
  await expect.poll(highlighted).toEqual(ids.slice(2, 3));
});
