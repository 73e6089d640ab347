import { useNavigate } from 'react-router-dom';
import { focusMain } from '../hooks/focus-main.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface ListFailureProps {
  message: string;
  retry: () => void;
  /** False for a list within a page, which has no back button. */
  isPage?: boolean;
}

/** Replaces a list that failed to load: reason, retry and back buttons. */
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
