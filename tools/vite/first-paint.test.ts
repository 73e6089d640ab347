import { describe, expect, it } from 'vitest';
import { paintLoadingScreenFirst } from './first-paint.ts';

const page = `<head>
    <link rel="stylesheet" crossorigin href="./assets/index.css">
  </head>
  <body>
    <div id="overlay">
      <img src="./images/logo.svg" alt="" width="280" height="83" />
    </div>
    <div id="site" inert></div>
  </body>`;

const svg = '<svg viewBox="0 0 1 1"><title>Logo</title><path d="M0 0h1"/></svg>\n';

describe('paintLoadingScreenFirst', () => {
  it('inlines the logo and moves the style sheet behind the loading screen', () => {
    expect(paintLoadingScreenFirst(page, svg)).toBe(`<head>
  </head>
  <body>
    <div id="overlay">
      <svg aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>
    </div>
    <link rel="stylesheet" crossorigin href="./assets/index.css">
    <div id="site" inert></div>
  </body>`);
  });

  it.each(['id="site"', 'logo.svg', 'rel="stylesheet"'])('rejects a page without %s', (part) => {
    expect(() => paintLoadingScreenFirst(page.replace(part, ''), svg)).toThrow('index.html');
  });
});
