import { useState } from 'react';
import { useOnline } from '../hooks/use-online.ts';
import styles from './OfflineNotice.module.css';

export function OfflineNotice() {
  const online = useOnline();
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
