import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From `paths`. */
  to: string;
}

/**
 * A link to a page of the site, followed by `useLinkNavigation`. Unlike the router's, it does not
 * render again on each page change.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={`#${to}`} />;
}
