/** `Sin resultados con «madera». Lo más parecido:` before what was found without it. */
export function droppedWordsText(words: readonly string[]): string {
  return `Sin resultados con ${words.map((word) => `«${word}»`).join(', ')}. Lo más parecido:`;
}
