import { type ComponentProps, memo } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From `paths`. */
  to: string;
}

/**
 * A link to a page of the site, followed by `useSiteLinks`. Unlike the router's, it does not render
 * again on each page change.
 */
export const Link = memo(function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={`#${to}`} />;
});
