import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** By which the section takes its name. */
  id: string;
  title: string;
  text: string;
}

/** The head of a section: its title and the sentence below it. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
