import { ExternalLink, MapPin } from 'lucide';
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { mapTexts } from '../../content/home.ts';
import { publicFile } from '../../env.ts';
import { abortAfter } from '../../lib/abort-after.ts';
import { timings } from '../../lib/limits.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LocationMap.module.css';

const { address, map } = company;

/** The map of another site. Until it is near, or if it is unreachable, a drawing is shown. */
export function LocationMap() {
  const [isShown, setShown] = useState(false);
  const showMap = async () => {
    const signal = abortAfter(timings.requestTimeout);
    try {
      // Before the iframe, which reports neither status nor failure.
      await fetch(map.embedUrl, { method: 'HEAD', mode: 'no-cors', signal });
      setShown(true);
    } catch {
      // The drawing remains.
    }
  };
  return (
    <div className={`panel ${styles.map}`}>
      <div className={styles.view}>
        {/* The browser loads it when it comes near the viewport. */}
        <img
          className={`cover ${styles.filling}`}
          src={publicFile('/images/drawings/map.svg')}
          alt=""
          loading="lazy"
          onLoad={showMap}
        />
        {isShown && (
          <iframe
            className={`cover ${styles.filling}`}
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
        <ButtonAnchor href={map.openUrl} newTab>
          <Icon of={ExternalLink} size={18} />
          {mapTexts.open}
        </ButtonAnchor>
      </div>
    </div>
  );
}
