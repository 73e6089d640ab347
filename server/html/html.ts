/** Markup; every text in it is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template may contain. Nothing is rendered for null, undefined and false. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** A template that escapes texts, for elements and quoted attributes; nested templates stay. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const rendered = values.map((value, at) => render(value) + parts[at + 1]);
  return new Html(parts[0] + rendered.join(''));
}

/** Markup that is inserted as it is: the caller guarantees that no text in it can be harmful. */
export function rawHtml(markup: string): Html {
  return new Html(markup);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(render).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
