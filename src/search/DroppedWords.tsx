import styles from './DroppedWords.module.css';
import { droppedWordsText } from './dropped-words.ts';

/** Names the search terms that were dropped. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  return <p className={`note ${styles.dropped}`}>{droppedWordsText(words)}</p>;
}
