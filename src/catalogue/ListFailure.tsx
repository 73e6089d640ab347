import { useNavigate } from 'react-router-dom';
import { controls } from '../content/controls.ts';
import { searchHelp } from '../content/search-help.ts';
import type { ViewFailure } from '../lib/view-state.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MessagingLink } from '../ui/MessagingLink.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';

interface ListFailureProps {
  failure: ViewFailure;
  /** The message that asks the seller for what could not be shown. */
  question: string;
  isPage?: boolean;
}

export function ListFailure({ failure, question, isPage = true }: ListFailureProps) {
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing="error"
      urgent
      title={failure.title}
      actions={
        <>
          <RetryButton retry={failure.retry} />
          {isPage && <Button onClick={() => navigate(-1)}>{controls.back}</Button>}
          <MessagingLink number={searchHelp.number} message={question} label={searchHelp.ask} />
        </>
      }
    >
      <p>{searchHelp.listIsSafe}</p>
      {failure.detail !== null && <p className="note">{failure.detail}</p>}
    </EmptyState>
  );
}
