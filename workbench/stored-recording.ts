/**
 * The recording that this tab replays, kept over a reload. In the browser's cache, since a
 * catalogue of 10,000 products is more than session storage holds; which one of them is this
 * tab's, session storage knows.
 */
const shelfName = 'banco-de-pruebas';
/** Taken before a scenario can close it to the site. */
const { sessionStorage } = window;

/** @param text of the recording's file */
export async function storeRecording(text: string): Promise<void> {
  await removeStoredRecording();
  const key = `./registro/${crypto.randomUUID()}`;
  const shelf = await caches.open(shelfName);
  await shelf.put(key, new Response(text));
  sessionStorage.setItem(shelfName, key);
}

/** The text of the recording's file; null where this tab replays none. */
export async function storedRecording(): Promise<string | null> {
  const key = sessionStorage.getItem(shelfName);
  if (key === null) return null;
  const shelf = await caches.open(shelfName);
  const stored = await shelf.match(key);
  return stored ? stored.text() : null;
}

export async function removeStoredRecording(): Promise<void> {
  const key = sessionStorage.getItem(shelfName);
  if (key === null) return;
  sessionStorage.removeItem(shelfName);
  const shelf = await caches.open(shelfName);
  await shelf.delete(key);
}
