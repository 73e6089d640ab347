import { Mail, Printer } from 'lucide';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { countUnits } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { useShareLink } from '../../cart/share-link-store.ts';
import { quoteLinkTexts as forms } from '../../content/quote-links.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { formatSoles } from '../../lib/money.ts';
import { cartCount, productCount, toBeQuoted } from '../../lib/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessagingIcon } from '../../ui/MessagingIcon.tsx';
import { ListFiles } from './ListFiles.tsx';
import { ListWeight } from './ListWeight.tsx';
import { QuoteDataForm } from './QuoteDataForm.tsx';
import styles from './QuoteSummary.module.css';
import { ShareList } from './ShareList.tsx';
import { useQuoteLinks } from './use-quote.ts';

/** Totals, the ways to send the request and a preview of the message. */
export function QuoteSummary() {
  const lines = useCart((cart) => cart.lines);
  const clear = useCart((cart) => cart.clear);
  const [clearing, setClearing] = useState(false);
  const [copyFailed, setCopyFailed] = useState(false);
  const others = useOtherItems(({ items }) => items);
  const clearOthers = useOtherItems((kept) => kept.clear);
  const { whole, messaging, mail, saveSent } = useQuoteLinks();
  const { total, unpriced } = quoteTotals(quoteRows(lines));
  const counted = cartCount(lines.length, countUnits(lines));
  const send = () => saveSent(messaging.message);

  // The floating button sends the same message.
  useEffect(() => {
    useShareLink.setState({ href: messaging.href, onClick: send });
    return () => useShareLink.setState(useShareLink.getInitialState());
  });

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
        <div role="status">{!messaging.isWhole && <p>{forms.shortMessage}</p>}</div>
        {!mail.isWhole && <p className="note">{forms.shortMail}</p>}
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
                  clear();
                  clearOthers();
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
