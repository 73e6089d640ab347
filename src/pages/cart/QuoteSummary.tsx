import { Download, Mail, Printer } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { countUnits } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { quoteCells, toCsv, toTabs } from '../../cart/quote-file.ts';
import { quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { formatSharedList, formatSharedOthers, sharableOthers } from '../../cart/shared-list.ts';
import { limits } from '../../config.ts';
import { quoteLinkTexts as texts } from '../../content/quote-links.ts';
import { sentQuoteTexts } from '../../content/sent-quotes.ts';
import { sharedListTexts } from '../../content/shared-list.ts';
import { weightTexts } from '../../content/weight.ts';
import { downloadCsv } from '../../hooks/download-csv.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { formatSoles } from '../../lib/money.ts';
import { formatListWeight, listWeight } from '../../lib/weight/list-weight.ts';
import { cartCount, productCount, toBeQuoted } from '../../lib/wording.ts';
import { paths, shareLink } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon, MessagingIcon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { QuoteDataForm } from './QuoteDataForm.tsx';
import styles from './QuoteSummary.module.css';
import { useQuote, useQuoteLinks } from './use-quote.ts';

export function QuoteSummary() {
  const lines = useCart((cart) => cart.lines);
  const [clearing, setClearing] = useState(false);
  const [copyFailed, setCopyFailed] = useState(false);
  const others = useOtherItems(({ items }) => items);
  const { whole, messaging, mail, saveSent } = useQuoteLinks();
  const { total, unpriced } = quoteTotals(quoteRows(lines));
  const counted =
    lines.length > 0
      ? cartCount(lines.length, countUnits(lines))
      : sentQuoteTexts.counted(0, others.length);
  const send = () => saveSent(messaging.message);

  return (
    <section className={`stack panel ${styles.summary}`} aria-labelledby="resumen">
      <h2 id="resumen" className="title">
        Resumen
      </h2>
      <p className="note" aria-hidden="true">
        {counted}
      </p>
      <dl className={`row spread gap-4 ${styles.estimate}`}>
        <dt>Total referencial</dt>
        <dd className={`title numeric ${styles.total}`}>
          {total > 0 ? formatSoles(total) : toBeQuoted}
        </dd>
      </dl>
      <ListWeight />
      <p className="note">
        {unpriced > 0 && total > 0
          ? `No incluye ${productCount(unpriced)} con precio por consultar. `
          : ''}
        El precio final y el flete se confirman en la cotización.
      </p>
      <div data-print="hide">
        <QuoteDataForm />
      </div>
      <div className="stack" data-print="hide">
        <div className={styles.send}>
          <p className={styles.sendTotal} aria-hidden="true">
            {total > 0 ? formatSoles(total) : counted}
          </p>
          <ButtonAnchor
            variant="messaging"
            size="large"
            wide
            newTab
            className={styles.sendButton}
            href={messaging.href}
            onClick={send}
          >
            <MessagingIcon size={22} />
            Solicitar cotización
          </ButtonAnchor>
        </div>
        <div className={styles.others}>
          <CopyButton
            text={whole}
            label="Copiar texto"
            copiedLabel="Copiado!"
            onFailure={() => setCopyFailed(true)}
          />
          <ButtonAnchor href={mail.href} onClick={send}>
            <Icon of={Mail} size={18} />
            Por correo
          </ButtonAnchor>
          <ShareList />
          <ListFiles />
          <Button onClick={() => window.print()}>
            <Icon of={Printer} size={18} />
            Imprimir
          </Button>
          <Button variant="quiet" onClick={() => setClearing(true)}>
            Vaciar
          </Button>
        </div>
      </div>
      <details className={styles.preview} open>
        <summary>Mensaje que se enviará</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the long message scrollable by keyboard */}
        <div className={`panel small ${styles.message}`} tabIndex={0}>
          {messaging.message}
        </div>
        <div role="status">
          {!messaging.isWhole && <p className="note">{texts.shortMessage}</p>}
        </div>
        {!mail.isWhole && <p className="note">{texts.shortMail}</p>}
        <div role="status">
          {copyFailed && <p>Su navegador no permite copiar: seleccione el texto y cópielo.</p>}
        </div>
      </details>
      <Dialog
        open={clearing}
        onClose={() => setClearing(false)}
        title="¿Vaciar su cotización?"
        actions={
          <>
            <Button onClick={() => setClearing(false)}>Conservar</Button>
            <Button
              variant="danger"
              onClick={() => {
                // The summary unmounts, which would reset the focus to the top.
                flushSync(() => {
                  setClearing(false);
                  useCart.getState().clear();
                  useOtherItems.getState().clear();
                });
                focusMain();
              }}
            >
              Vaciar
            </Button>
          </>
        }
      >
        <p>
          Se quitarán todos los productos de la lista
          {others.length > 0 && ' y lo anotado en «Otros»'}. Podrá deshacerlo mientras siga en esta
          página.
        </p>
      </Dialog>
    </section>
  );
}

function ListWeight() {
  const weight = listWeight(useCart((cart) => cart.lines));
  if (weight.kg === 0) return null;
  return (
    <dl className={`row spread gap-4 ${styles.estimate}`}>
      <dt>{weightTexts.total}</dt>
      <dd>
        <strong>{formatListWeight(weight)}</strong>
      </dd>
    </dl>
  );
}

function ListFiles() {
  const { lines, others, data, number } = useQuote();
  const [hasFailed, setFailed] = useState(false);
  const table = quoteCells(lines, others, data);
  return (
    <>
      <Button onClick={() => downloadCsv(toCsv(table), `cotizacion-${number}.csv`)}>
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

/** Shares a link with ids, quantities and other items; explains what does not fit in one. */
function ShareList() {
  const lines = useCart((cart) => cart.lines);
  const others = useOtherItems(({ items }) => items);
  if (lines.length > limits.sharedLines)
    return <p>{sharedListTexts.tooLong(limits.sharedLines)}</p>;
  const list = formatSharedList(lines);
  const shared = sharableOthers(others);
  const path = paths.sharedCart(list, formatSharedOthers(list, shared, lines));
  return (
    <>
      <ShareButton
        label={sharedListTexts.share}
        title={sharedListTexts.title}
        url={shareLink(path)}
      />
      {others.length > shared.length && (
        <p className="note">{sharedListTexts.withoutOthers(others.length - shared.length)}</p>
      )}
    </>
  );
}
