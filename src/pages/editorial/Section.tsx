import type { ComponentProps, ReactNode } from 'react';
import type { SectionHeading } from '../../content/home.ts';
import styles from './Section.module.css';

interface SectionProps extends ComponentProps<'section'> {
  id: string;
  heading: SectionHeading;
  /** At the end of the heading row. */
  aside?: ReactNode;
}

export function Section({ id, heading, aside, children, ...rest }: SectionProps) {
  return (
    <section {...rest} id={id} aria-labelledby={`${id}-titulo`}>
      <header className={`row spread gap-4 ${styles.header}`}>
        <div className="stack gap-1">
          <h2 id={`${id}-titulo`}>{heading.title}</h2>
          <p className="muted">{heading.text}</p>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
