import { removeInvisible } from '../../src/lib/clean-text.ts';
import { LOCALE, SHOP_NAME } from '../shop-facts.ts';
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
<title>${title} | ${SHOP_NAME}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
  return new Html(removeInvisible(page.markup));
}
