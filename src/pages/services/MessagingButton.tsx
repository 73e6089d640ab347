import { company } from '../../content/company.ts';
import type { MessagingAction } from '../../content/services.ts';
import { messagingLink } from '../../lib/links.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import type { ButtonStyle } from '../../ui/button-class.ts';
import { MessagingIcon } from '../../ui/Icon.tsx';

const [, projects] = company.messaging;

export function MessagingButton({
  action,
  variant = 'messaging',
  ...look
}: ButtonStyle & { action: MessagingAction }) {
  return (
    <ButtonAnchor
      {...look}
      variant={variant}
      href={messagingLink(projects.number, action.message)}
      newTab
    >
      <MessagingIcon />
      {action.label}
    </ButtonAnchor>
  );
}
