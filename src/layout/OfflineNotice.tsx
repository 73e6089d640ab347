import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.place} role="status">
      {!online && (
        <p className={styles.notice}>Sin conexión. Lo ya cargado y su carrito siguen a mano.</p>
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
