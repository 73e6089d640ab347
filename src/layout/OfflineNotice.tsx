import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.place} role="status" data-print="hide">
      {!online && (
        <p className={styles.notice} data-ground="dark">
          Sin conexión. Puede seguir viendo lo que ya se cargó; su carrito está guardado.
        </p>
      )}
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
