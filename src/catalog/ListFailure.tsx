import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';

interface ListFailureProps {
  message: string;
  retry: () => void;
  isPage?: boolean;
}

export function ListFailure({ message, retry, isPage = true }: ListFailureProps) {
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing="error"
      urgent
      title={message}
      actions={
        <>
          <RetryButton retry={retry} />
          {isPage && <Button onClick={() => navigate(-1)}>Volver atrás</Button>}
        </>
      }
    />
  );
}
