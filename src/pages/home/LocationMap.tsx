import { Clock, ExternalLink, MapPin } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { distances, timings } from '../../config.ts';
import { company } from '../../content/company.ts';
import { mapTexts } from '../../content/home.ts';
import { useNearViewport } from '../../hooks/use-near-viewport.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isReachable } from './is-reachable.ts';
import styles from './LocationMap.module.css';
import { MapDrawing } from './MapDrawing.tsx';

/** A loading frame is mounted but hidden. */
type Frame = 'none' | 'loading' | 'shown';

const { address, map } = company;

/**
 * The map of another site, loaded when it comes near the viewport. Until then, or if it fails, a
 * drawing is shown.
 */
export function LocationMap() {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref, distances.near);
  const [frame, setFrame] = useState<Frame>('none');

  useEffect(() => {
    if (!isNear) return;
    const load = async () => {
      if (await isReachable(map.embedUrl, timings.requestTimeout)) {
        setFrame((present) => (present === 'none' ? 'loading' : present));
      }
    };
    void load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isNear]);

  useTimeout(() => setFrame('none'), frame === 'loading' ? timings.requestTimeout : null);

  return (
    <div className={`panel ${styles.map}`}>
      <div ref={ref} className={styles.view}>
        <MapDrawing className={styles.drawing} />
        {frame !== 'none' && (
          <iframe
            className={frame === 'shown' ? styles.frame : `${styles.frame} ${styles.loading}`}
            title={mapTexts.frameTitle}
            src={map.embedUrl}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
            onLoad={() => setFrame('shown')}
          />
        )}
      </div>
      <div className={`stack ${styles.details}`}>
        <address className={styles.address}>
          <Icon of={MapPin} size={22} />
          <span>
            <strong>{address.street}</strong>
            <br />
            {address.area}, {address.district}, {address.city}, {address.country}
          </span>
        </address>
        <p className={styles.hours}>
          <Icon of={Clock} size={22} />
          {company.hours}
        </p>
        <ButtonAnchor href={map.openUrl} newTab>
          <Icon of={ExternalLink} size={18} />
          {mapTexts.open}
        </ButtonAnchor>
      </div>
    </div>
  );
}
