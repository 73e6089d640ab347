import { useState, useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <div className={styles.region} role="status" data-print="hide" data-above-bar>
      {!online && (
        <p className={styles.notice}>Sin conexión. Lo ya cargado y su carrito siguen a mano.</p>
      )}
      {online && wasOffline && <p className="visually-hidden">La conexión ha vuelto.</p>}
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
