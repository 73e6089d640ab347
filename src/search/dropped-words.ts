/** `Sin «madera»:` before what was found without it. */
export function droppedWordsText(words: readonly string[]): string {
  return `Sin ${words.map((word) => `«${word}»`).join(', ')}:`;
}
