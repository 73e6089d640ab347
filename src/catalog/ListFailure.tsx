import { useNavigate } from 'react-router-dom';
import { publicFile } from '../config.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface ListFailureProps {
  message: string;
  retry: () => void;
}

/** What stands where a list could not be loaded: the reason, another try, and the way back. */
export function ListFailure({ message, retry }: ListFailureProps) {
  const navigate = useNavigate();
  return (
    <div role="alert">
      <EmptyState
        drawing={publicFile('/images/drawings/error.svg')}
        title={message}
        actions={
          <>
            <Button variant="primary" onClick={retry}>
              Intentar de nuevo
            </Button>
            <Button onClick={() => navigate(-1)}>Volver atrás</Button>
          </>
        }
      />
    </div>
  );
}
