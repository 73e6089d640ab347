// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHOP_NAME } from '../../server/shop-facts.ts';
import { company } from '../../src/content/company.ts';
import { inProject } from '../../tools/lib/project.mjs';

it('the server names the shop as the storefront does', () => {
  const page = readFileSync(inProject('index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(inProject('public/manifest.webmanifest'), 'utf8'));
  expect(company.tradeName).toBe(SHOP_NAME);
  expect(page).toContain(`<meta property="og:site_name" content="${SHOP_NAME}" />`);
  expect(manifest.name).toBe(SHOP_NAME);
});
