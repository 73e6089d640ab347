import { visitHostile } from '../../testing/hostile/visit-hostile.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

// Many more of them by `npm run audit -- hostile-browser`.
test('hostile texts leave no blank page and run nothing', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page);
  const { blank, said } = await visitHostile(page, { count: 60, seed: 2026 });
  expect(blank).toEqual([]);
  expect(said).toEqual([]);
});
