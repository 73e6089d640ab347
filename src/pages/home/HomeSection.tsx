import type { ComponentProps, ReactNode } from 'react';
import type { SectionHeading } from '../../content/home.ts';
import styles from './HomeSection.module.css';

interface HomeSectionProps extends Omit<ComponentProps<'section'>, 'className'> {
  id: string;
  heading: SectionHeading;
  /** At the end of the heading row. */
  aside?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, heading, aside, children, ...rest }: HomeSectionProps) {
  return (
    <section
      {...rest}
      id={id}
      className={`page-width ${styles.section}`}
      aria-labelledby={`${id}-titulo`}
    >
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
