import type { ReactNode } from 'react';
import type { LinkTarget } from '../content/links.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/Link.tsx';

interface SiteLinkProps {
  to: LinkTarget;
  children: ReactNode;
  className?: string | undefined;
}

/** A link from `content/`: to a page, a category or another site. */
export function SiteLink({ to, children, className }: SiteLinkProps) {
  if ('href' in to) {
    return (
      <a className={className} href={to.href} {...newTabProps(to.href)}>
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

function targetPath(to: Exclude<LinkTarget, { href: string }>): string {
  return 'category' in to ? paths.category(to.category) : to.path;
}

/** Other sites open in a new tab; `mailto:` and `tel:` do not. */
function newTabProps(href: string) {
  return /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}
