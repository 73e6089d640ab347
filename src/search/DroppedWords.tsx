import styles from './DroppedWords.module.css';
import { droppedWordsText } from './dropped-words.ts';

/** Says which of a visitor's words had to be left out for anything to be found. */
export function DroppedWords({ words }: { words: readonly string[] }) {
  return <p className={styles.dropped}>{droppedWordsText(words)}</p>;
}
