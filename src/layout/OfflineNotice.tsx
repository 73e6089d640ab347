import { useState } from 'react';
import { layoutTexts as texts } from '../content/layout.ts';
import { useOnline } from '../hooks/use-online.ts';
import styles from './OfflineNotice.module.css';

export function OfflineNotice() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <div className={styles.region} role="status" data-print="hide" data-above-bar>
      {!online && <p className={styles.notice}>{texts.offline}</p>}
      {online && wasOffline && <p className="visually-hidden">{texts.online}</p>}
    </div>
  );
}
