import { useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { retryFailedPages } from './lazy-page.tsx';

/**
 * What stands where a page could not be opened: no connection when its file was asked for, or an
 * error while it was rendered. A reload asks for everything again.
 */
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
