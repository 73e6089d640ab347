import { Clock, ExternalLink, MapPin } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { distances, publicFile, timings } from '../../config.ts';
import { company } from '../../content/company.ts';
import { mapTexts } from '../../content/home.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LocationMap.module.css';

const { address, map } = company;

/**
 * The map of another site, loaded when it comes near the viewport. Until then, or if it is
 * unreachable, a drawing is shown.
 */
export function LocationMap() {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const load = async () => {
      if (await isReachable(map.embedUrl)) setShown(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
        window.addEventListener('online', load);
      },
      { rootMargin: `${distances.near}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener('online', load);
    };
  }, []);

  return (
    <div className={`panel ${styles.map}`}>
      <div ref={ref} className={styles.view}>
        <img
          className={styles.drawing}
          src={publicFile('/images/drawings/map.svg')}
          alt=""
          loading="lazy"
        />
        {isShown && (
          <iframe
            className={styles.frame}
            title={mapTexts.frameTitle}
            src={map.embedUrl}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <div className={`stack ${styles.details}`}>
        <address className="row gap-3">
          <Icon of={MapPin} size={22} />
          <span>
            <strong>{address.street}</strong>
            <br />
            {address.area}, {address.district}, {address.city}, {address.country}
          </span>
        </address>
        <p className="row gap-3">
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

/** Checks whether another site is reachable: an iframe reports neither status nor failure. */
async function isReachable(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timings.requestTimeout);
    await fetch(url, { method: 'HEAD', mode: 'no-cors', signal });
    return true;
  } catch {
    return false;
  }
}
