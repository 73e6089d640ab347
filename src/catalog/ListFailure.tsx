import { useNavigate } from 'react-router-dom';
import { focusMain } from '../hooks/focus-main.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface ListFailureProps {
  message: string;
  retry: () => void;
  /** Whether the list is what the page is for; a part of one leads nowhere. */
  isPage?: boolean;
}

/** What stands where a list could not be loaded: the reason, another try, and from a page the way back. */
export function ListFailure({ message, retry, isPage = true }: ListFailureProps) {
  const navigate = useNavigate();
  const retryFromStart = () => {
    focusMain();
    retry();
  };
  return (
    <EmptyState
      drawing="error"
      urgent
      title={message}
      actions={
        <>
          <Button variant="primary" onClick={retryFromStart}>
            Intentar de nuevo
          </Button>
          {isPage && <Button onClick={() => navigate(-1)}>Volver atrás</Button>}
        </>
      }
    />
  );
}
