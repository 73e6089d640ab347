import { Clock, ExternalLink, MapPin } from 'lucide';
import { useState } from 'react';
import { timings } from '../../config.ts';
import { company } from '../../content/company.ts';
import { mapTexts } from '../../content/home.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { answers } from './answers.ts';
import styles from './LocationMap.module.css';
import { MapDrawing } from './MapDrawing.tsx';

type Frame = 'drawn' | 'checking' | 'shown' | 'failed';

const { address, map } = company;

/**
 * Where the shop is. The map comes from another site, so it comes when the visitor asks for it;
 * until then, and where it cannot, a drawing holds its place. The address is always there.
 */
export function LocationMap() {
  const [frame, setFrame] = useState<Frame>('drawn');

  const show = async () => {
    setFrame('checking');
    setFrame((await answers(map.embedUrl, timings.requestTimeout)) ? 'shown' : 'failed');
  };

  return (
    <div className={styles.map}>
      <div className={styles.view}>
        {frame === 'shown' ? (
          <iframe
            ref={focus}
            className={styles.frame}
            title={mapTexts.frameTitle}
            src={map.embedUrl}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <>
            <MapDrawing className={styles.drawing} />
            <div className={styles.ask}>
              <Button busy={frame === 'checking'} busyLabel={mapTexts.loading} onClick={show}>
                <Icon of={MapPin} size={20} />
                {mapTexts.show}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className={styles.details}>
        {frame === 'failed' && <Notice tone="warning">{mapTexts.failed}</Notice>}
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

/** The button that asked for the frame has gone, and the focus must not go with it. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
