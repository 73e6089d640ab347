import { Clock, ExternalLink, MapPin } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { distances, publicFile, timings } from '../../config.ts';
import { company } from '../../content/company.ts';
import { mapTexts } from '../../content/home.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LocationMap.module.css';

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
        <img
          className={styles.drawing}
          src={publicFile('/images/drawings/map.svg')}
          alt=""
          loading="lazy"
        />
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

/**
 * Checks whether another site is reachable: an iframe reports neither status nor failure.
 *
 * @param within timeout in milliseconds
 */
async function isReachable(url: string, within: number): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(within) });
    return true;
  } catch {
    return false;
  }
}

/** Becomes true, for good, when an element comes within `px` pixels of the viewport. */
function useNearViewport(ref: RefObject<Element | null>, px: number): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, px, isNear]);

  return isNear;
}
