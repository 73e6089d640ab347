import { Download, Mail, Printer } from 'lucide';
import { isInAppBrowser } from '../../browser/in-app-browser.ts';
import { quoteCells, toCsv, toTabs } from '../../cart/quote-file.ts';
import { formatSharedLink } from '../../cart/shared-list.ts';
import { quoteLinkTexts as texts } from '../../content/quote-links.ts';
import { sharedListTexts } from '../../content/shared-list.ts';
import { limits } from '../../lib/limits.ts';
import { paths, shareLink } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { clearList } from './clear-list.ts';
import styles from './QuoteMenu.module.css';
import type { useQuote } from './use-quote.ts';

/** The less frequent actions on the whole list. */
export function QuoteMenu({ quote }: { quote: ReturnType<typeof useQuote> }) {
  const { lines, others, data, number, whole, mail, saveSent } = quote;
  const url = shareLink(paths.sharedCart(formatSharedLink({ lines, others })));
  const table = quoteCells(lines, others, data);
  const isInApp = isInAppBrowser();
  const notCopied = isInApp ? texts.notCopiedInApp : texts.notCopied;
  return (
    <Disclosure summary={texts.menu}>
      <div className={styles.actions}>
        <CopyButton text={whole} label={texts.copy} failure={notCopied} />
        <ButtonAnchor href={mail.href} onClick={saveSent}>
          <Icon of={Mail} size={18} />
          {texts.mail}
        </ButtonAnchor>
        {url.length > limits.sharedLink ? (
          <p className="note">{sharedListTexts.tooLong}</p>
        ) : (
          <ShareButton label={sharedListTexts.share} title={sharedListTexts.title} url={url} />
        )}
        {isInApp ? (
          <p className="note">{texts.inApp}</p>
        ) : (
          <>
            <Button onClick={() => window.print()}>
              <Icon of={Printer} size={18} />
              {texts.print}
            </Button>
            <Button onClick={() => downloadCsv(toCsv(table), `cotizacion-${number}.csv`)}>
              <Icon of={Download} size={18} />
              {texts.csv}
            </Button>
          </>
        )}
        <CopyButton text={toTabs(table)} label={texts.excel} failure={notCopied} />
        <Button variant="quiet" onClick={clearList}>
          {texts.clear}
        </Button>
      </div>
    </Disclosure>
  );
}

function downloadCsv(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
}
