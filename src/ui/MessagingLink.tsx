import { messagingLink } from '../lib/links.ts';
import { ButtonAnchor } from './ButtonLink.tsx';
import type { ButtonStyle } from './button-class.ts';
import { handset, Icon } from './Icon.tsx';

interface MessagingLinkProps extends Omit<ButtonStyle, 'variant'> {
  number: string;
  /** The prefilled text. */
  message: string;
  label: string;
}

/** A button that opens the messaging app. */
export function MessagingLink({ number, message, label, ...look }: MessagingLinkProps) {
  return (
    <ButtonAnchor {...look} variant="messaging" href={messagingLink(number, message)} newTab>
      <Icon of={handset} size={20} />
      {label}
    </ButtonAnchor>
  );
}
