import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { timings } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import { catalogueMeta } from '../../src/content/page-meta.ts';

const page = readFileSync('index.html', 'utf8');

describe('the page that every visit begins with', () => {
  it('is in the Spanish of Peru, under the title and description of home', () => {
    expect(page).toContain('<html lang="es-PE">');
    expect(page).toContain(`<title>${catalogueMeta.home.title}</title>`);
    expect(page).toContain(`content="${catalogueMeta.home.description}"`);
  });

  it('shows the loading screen before any script, with the site inert behind it [reading 8]', () => {
    expect(page).toContain('<div id="overlay" role="status">');
    expect(page).toContain('<div id="site" inert></div>');
  });

  it('fades the loading screen for as long as its removal waits [reading 8]', () => {
    const fade = /#overlay \{[^}]*transition: opacity (\d+)ms/.exec(page)?.[1];
    expect(Number(fade)).toBe(timings.overlayFade);
  });

  it('has a base, lest the router look for one through the whole page at every link', () => {
    expect(page.indexOf('<base target="_self" />')).toBeGreaterThan(0);
    // Links that came before it would not count on it.
    expect(page.indexOf('<base')).toBeLessThan(page.search(/(?:href|src)=/));
  });

  it('names the company as its content does', () => {
    expect(page).toContain(`Cargando ${company.tradeName}…`);
    expect(page).toContain(company.emails.commercial);
  });
});

describe('the pictures that others count on', () => {
  it('the logo is a bitmap of three times the 80 px at which it is shown, below 15 kB', async () => {
    const logo = 'public/images/logo.png';
    expect(await sharp(logo).metadata()).toMatchObject({
      format: 'png',
      width: 3 * 269,
      height: 3 * 80,
    });
    expect(statSync(logo).size).toBeLessThan(15_000);
  });

  it('the picture for want of a photo is a square JPEG', async () => {
    expect(await sharp('public/images/listProduct/no-photo.jpg').metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 640,
    });
  });
});
