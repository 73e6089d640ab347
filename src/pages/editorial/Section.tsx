import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A section with a heading and a sentence below it. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className={`stack gap-2 ${styles.heading}`}>
        <h2 id={id}>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      {children}
    </section>
  );
}
