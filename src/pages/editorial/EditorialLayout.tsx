import type { ReactNode } from 'react';
import { Breadcrumb } from '../../catalogue/Breadcrumb.tsx';
import { layoutTexts } from '../../content/layout.ts';
import type { PageMeta } from '../../content/page-meta.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../navigation/paths.ts';
import styles from './EditorialLayout.module.css';

interface EditorialLayoutProps {
  meta: PageMeta;
  intro: ReactNode;
  /** Id of the element to scroll to, instead of the top. */
  section?: string | undefined;
  /** Class of the content. */
  className: string | undefined;
  children: ReactNode;
}

/** A page of texts below its title and introduction. */
export function EditorialLayout({
  meta,
  intro,
  section,
  className,
  children,
}: EditorialLayoutProps) {
  return (
    <Page meta={meta} section={section}>
      <div className={styles.intro}>
        <div className={`page-width text-width stack ${styles.content}`}>
          <Breadcrumb
            crumbs={[{ label: layoutTexts.home, path: paths.home() }, { label: meta.name }]}
          />
          <h1>{meta.name}</h1>
          <p className="lead">{intro}</p>
        </div>
      </div>
      <div className={`page-width text-width ${className}`}>{children}</div>
    </Page>
  );
}
