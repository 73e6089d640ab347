import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { Link } from './Link.tsx';

export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonStyle & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />;
}

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  newTab?: boolean | undefined;
}

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
