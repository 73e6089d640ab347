import type { ComponentProps } from 'react';
import { controls } from '../content/controls.ts';
import { type ButtonStyle, buttonProps } from './button-class.ts';
import { Link } from './Link.tsx';

export function ButtonLink(props: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...buttonProps(props)} />;
}

interface ButtonAnchorProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  newTab?: boolean | undefined;
}

export function ButtonAnchor({ newTab, children, ...props }: ButtonAnchorProps) {
  const target = { target: '_blank', rel: 'noopener', title: controls.newTab };
  return (
    <a {...buttonProps(props)} {...(newTab && target)}>
      {children}
    </a>
  );
}
