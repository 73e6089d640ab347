/** The elements of a translation by the texts of the site that they replace. */
const replacements = new WeakMap<Text, HTMLElement>();
const replaced = new WeakSet<Node>();

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/**
 * Lets React continue in a page that the browser translates (facebook/react#11538). Chrome replaces each
 * text by a `<font>`: React would continue to write into the text that is no longer shown, and fails to
 * remove it. The text goes back, empty, to the translation, which is removed with the next change.
 * @returns stops it
 */
export function keepTranslatedTexts(root: HTMLElement = document.body): () => void {
  const childChanges = { childList: true, subtree: true };
  let isTranslated = false;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') showOwn(record.target as Text);
      else for (const node of record.removedNodes) if (node instanceof Text) follow(node, record);
    }
    if (isTranslated || !records.some(({ addedNodes }) => [...addedNodes].some(isTranslation)))
      return;
    isTranslated = true;
    observer.observe(root, { ...childChanges, characterData: true });
  });
  observer.observe(root, childChanges);
  return () => observer.disconnect();
}

/** React has written a new text, which the browser will translate. */
function showOwn(text: Text): void {
  if (text.data === '') return;
  replacements.get(text)?.remove();
  replacements.delete(text);
}

/** Takes a text back that a translation has replaced, or the translation away with its text. */
function follow(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const translation = replacements.get(text);
  if (translation) {
    if (text.isConnected) text.after(translation);
    else translation.remove();
    return;
  }
  const found = [...addedNodes, previousSibling, nextSibling].find(
    (node) => isTranslation(node) && node.isConnected && !replaced.has(node),
  );
  if (!isTranslation(found ?? null) || text.data === '') return;
  const font = found as HTMLElement;
  // Some translators put the text itself into their element.
  if (font.contains(text)) text.replaceWith(text.cloneNode());
  replaced.add(font);
  replacements.set(text, font);
  text.data = '';
  font.before(text);
}
