import { expect, it } from 'vitest';
import { paintedFirst } from './first-paint.ts';

const page = `<head>
    <link
      rel="preload"
      href="./a.woff2"
      as="font"
      crossorigin
    />
    <link rel="preload" href="./list.json" as="fetch" />
    <link rel="stylesheet" crossorigin href="./assets/index.css">
  </head>
  <body>
    <div id="overlay">
      <img src="./images/logo.svg" alt="" width="280" height="83" />
    </div>
    <div id="site" inert></div>
  </body>`;

it('draws the loading screen’s logo in the page and names style sheet and fonts after it', () => {
  const drawings: Record<string, string> = {
    '/images/logo.svg': '<svg viewBox="0 0 1 1"><title>Logo</title><path d="M0 0h1"/></svg>',
  };

  expect(paintedFirst(page, (file) => drawings[file] ?? '')).toBe(`<head>
    <link rel="preload" href="./list.json" as="fetch" />
  </head>
  <body>
    <div id="overlay">
      <svg aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>
    </div>
    <link rel="preload" href="./a.woff2" as="font" crossorigin />
    <link rel="stylesheet" crossorigin href="./assets/index.css">
    <div id="site" inert></div>
  </body>`);
});

it.each([
  ['a place for the site', 'id="site"', '<div id="site"'],
  ['the loading screen’s logo', 'logo.svg', 'the logo of its loading screen'],
])('refuses a page without %s', (_what, part, named) => {
  expect(() => paintedFirst(page.replace(part, ''), () => '<svg />')).toThrow(named);
});
