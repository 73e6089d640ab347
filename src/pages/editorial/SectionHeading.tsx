import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Referenced by the `aria-labelledby` of the section. */
  id: string;
  title: string;
  text: string;
}

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className={`stack gap-2 ${styles.heading}`}>
      <h2 id={id}>{title}</h2>
      <p className="lead">{text}</p>
    </div>
  );
}
