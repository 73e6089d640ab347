import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkTarget } from '../content/links.ts';
import { paths } from '../paths.ts';

interface SiteLinkProps {
  to: LinkTarget;
  children: ReactNode;
  className?: string | undefined;
}

/** A link of the content, wherever it leads: a page, a category or out of the site. */
export function SiteLink({ to, children, className }: SiteLinkProps) {
  if ('href' in to) {
    return (
      <a className={className} href={to.href} {...outward(to.href)}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={targetPath(to)}>
      {children}
    </Link>
  );
}

/** The address of a target within the site. */
function targetPath(to: Exclude<LinkTarget, { href: string }>): string {
  return 'category' in to ? paths.category(to.category) : to.path;
}

/** Web pages open beside the site; `mailto:` and `tel:` leave it where it is. */
function outward(href: string) {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}
