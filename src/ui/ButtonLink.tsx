import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonStyle, buttonClass } from './button-class.ts';

/** A link within the site, styled as a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonStyle & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />;
}

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  /** Opens in a new tab, without access to this page. */
  newTab?: boolean | undefined;
}

/** A link out of the site (messaging app, mailto, tel), styled as a button. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  newTab = false,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener', title: 'Se abre en otra pestaña' })}
      className={buttonClass({ variant, size, wide, className })}
    >
      {children}
    </a>
  );
}
