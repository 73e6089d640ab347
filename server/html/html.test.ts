import { describe, expect, it } from 'vitest';
import { html, rawHtml } from './html.ts';

describe('html', () => {
  it('escapes texts in elements and attributes', () => {
    const text = `"><script>alert('&')</script>`;
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;';
    expect(html`<p title="${text}">${text}</p>`.markup).toBe(
      `<p title="${escaped}">${escaped}</p>`,
    );
  });

  it('does not escape nested templates and arrays of them a second time', () => {
    const items = ['a & b', 'c'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${html`<p>${'<'}</p>`}`.markup).toBe(
      '<ul><li>a &amp; b</li><li>c</li></ul><p>&lt;</p>',
    );
  });

  it('escapes the texts of an array', () => {
    expect(html`${['<b>', 1]}`.markup).toBe('&lt;b&gt;1');
  });

  it('renders 0, and nothing for null, undefined and false', () => {
    expect(html`<i>${0}${null}${undefined}${false}${''}</i>`.markup).toBe('<i>0</i>');
  });

  it('inserts raw markup only where it is asked for', () => {
    expect(html`${rawHtml('<b>&</b>')}${'<b>&</b>'}`.markup).toBe(
      '<b>&</b>&lt;b&gt;&amp;&lt;/b&gt;',
    );
  });
});
