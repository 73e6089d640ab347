import type { ReactNode } from 'react';
import { Breadcrumb } from '../../catalog/Breadcrumb.tsx';
import { paths } from '../../paths.ts';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  title: string;
  children: ReactNode;
}

export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={`page-width stack ${styles.content}`}>
        <Breadcrumb crumbs={[{ label: 'Inicio', path: paths.home() }, { label: title }]} />
        <h1>{title}</h1>
        <p className="lead">{children}</p>
      </div>
    </div>
  );
}
