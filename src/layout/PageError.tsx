import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { retryFailedPages } from './lazy-page.tsx';

/** Shown instead of a page whose code could not be downloaded or that failed to render. */
export function PageError() {
  useEffect(retryFailedPages, []);
  return (
    <EmptyState
      urgent
      level={1}
      drawing="offline"
      title="No pudimos abrir esta página"
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Intentar de nuevo
          </Button>
          <Button onClick={() => window.history.back()}>Volver atrás</Button>
        </>
      }
    >
      Revise su conexión. Su carrito está guardado.
    </EmptyState>
  );
}
