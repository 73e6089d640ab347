import styles from './DroppedWords.module.css';

export function DroppedWords({ words }: { words: readonly string[] }) {
  return <p className={`note ${styles.dropped}`}>{droppedWordsText(words)}</p>;
}

export function droppedWordsText(words: readonly string[]): string {
  return `Sin resultados con ${words.map((word) => `«${word}»`).join(', ')}. Lo más parecido:`;
}
