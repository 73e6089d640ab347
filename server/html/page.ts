import { removeInvisible } from '../../src/lib/clean-text.ts';
import { LOCALE } from '../shop-facts.ts';
import { currentShop } from '../shop-file.ts';
import { Html, html } from './html.ts';

interface HtmlPage {
  /** Before the name of the shop. */
  title: string;
  /** Further elements of the head. */
  head: Html;
  body: Html;
}

/** A whole document of the server, without invisible and bidirectional characters. */
export function htmlPage({ title, head, body }: HtmlPage): Html {
  const page = html`<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | ${currentShop().name}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
  return new Html(removeInvisible(page.markup));
}
