export function droppedWordsText(words: readonly string[]): string {
  return `Sin resultados con ${words.map((word) => `«${word}»`).join(', ')}. Lo más parecido:`;
}
