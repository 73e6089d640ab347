import type { ReactNode } from 'react';
import type { LinkTarget } from '../content/links.ts';
import { paths } from '../navigation/paths.ts';
import { Link } from '../ui/Link.tsx';

interface SiteLinkProps {
  to: LinkTarget;
  children: ReactNode;
  className?: string | undefined;
}

/** A link from `content/`: to a page, a category or, in a new tab, to another site. */
export function SiteLink({ to, children, className }: SiteLinkProps) {
  if ('href' in to) {
    // `mailto:` and `tel:` open no tab.
    const newTab = /^https?:/.test(to.href) && { target: '_blank', rel: 'noopener' };
    return (
      <a className={className} href={to.href} {...newTab}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={'category' in to ? paths.category(to.category) : to.path}>
      {children}
    </Link>
  );
}
