import { Download } from 'lucide';
import { useState } from 'react';
import { quoteCells, toCsv, toTabs } from '../../cart/quote-file.ts';
import { quoteLinkTexts as texts } from '../../content/quote-links.ts';
import { downloadCsv } from '../../hooks/download-csv.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { useQuote } from './use-quote.ts';

/** Exports the request as CSV or to the clipboard. */
export function ListFiles() {
  const { lines, others, data, numberOn } = useQuote();
  const [hasFailed, setFailed] = useState(false);
  const table = quoteCells(lines, others, data);
  return (
    <>
      <Button onClick={() => downloadCsv(toCsv(table), `cotizacion-${numberOn(new Date())}.csv`)}>
        <Icon of={Download} size={18} />
        {texts.csv}
      </Button>
      <CopyButton
        text={toTabs(table)}
        label={texts.excel}
        copiedLabel={texts.copied}
        onFailure={() => setFailed(true)}
      />
      <LiveRegion>{hasFailed ? texts.notCopied : ''}</LiveRegion>
      {hasFailed && <p aria-hidden="true">{texts.notCopied}</p>}
    </>
  );
}
