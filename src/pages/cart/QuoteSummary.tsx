import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Cart, countUnits } from '../../cart/cart.ts';
import { countChanged, oldestComparison } from '../../cart/compare.ts';
import { additionalPieces, withAllPieces } from '../../cart/line-item.ts';
import { listWeight } from '../../cart/list-weight.ts';
import { useQuoteData } from '../../cart/quote-data.ts';
import { quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { cartTexts } from '../../content/cart.ts';
import { quoteDataTexts } from '../../content/quote-data.ts';
import { quoteLinkTexts as texts } from '../../content/quote-links.ts';
import { sentQuoteTexts } from '../../content/sent-quotes.ts';
import { toConfirmTexts } from '../../content/to-confirm.ts';
import { weightTexts } from '../../content/weight.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { formatTime } from '../../lib/format-date.ts';
import { distances } from '../../lib/limits.ts';
import { formatSoles } from '../../lib/money.ts';
import { cartCount, productCount, toBeQuoted } from '../../lib/wording.ts';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { handset, Icon } from '../../ui/Icon.tsx';
import { QuoteDataForm } from './QuoteDataForm.tsx';
import { QuoteMenu } from './QuoteMenu.tsx';
import styles from './QuoteSummary.module.css';
import { QuoteTiming, timingText } from './QuoteTiming.tsx';
import { useQuote } from './use-quote.ts';

/** @param props.isComparing whether the lines are being compared with the catalogue */
export function QuoteSummary({ isComparing }: { isComparing: boolean }) {
  const isPhone = useWindowUpTo(distances.phone);
  const quote = useQuote();
  const buyer = useQuoteData((kept) => kept.data);
  const timing = useRef<HTMLDivElement>(null);
  const [isTimingOpen, setTimingOpen] = useState(false);
  const { lines, others, messaging, mail, saveSent } = quote;
  const { total, unpriced } = quoteTotals(quoteRows(lines));
  const weight = listWeight(withAllPieces(lines));
  const additional = lines.reduce((sum, line) => sum + additionalPieces(line), 0);
  const counted =
    lines.length > 0
      ? cartCount(lines.length, countUnits(lines))
      : sentQuoteTexts.counted(0, others.length);

  const openTiming = () => {
    flushSync(() => setTimingOpen(true));
    timing.current?.querySelector('input')?.focus();
  };

  return (
    <section className={`stack panel ${styles.summary}`} aria-labelledby="resumen">
      <div className="cluster align-center spread">
        <h2 id="resumen" className="title">
          {cartTexts.summary}
        </h2>
        <p className="note" aria-hidden="true">
          {counted}
        </p>
      </div>
      <dl className="stack gap-1">
        <div className={`cluster align-center spread ${styles.figure}`}>
          <dt>{cartTexts.total}</dt>
          <dd className={`title numeric ${styles.total}`}>
            {total > 0 ? formatSoles(total) : toBeQuoted}
          </dd>
        </div>
        {weight !== '' && (
          <div className={`cluster align-center spread ${styles.figure}`}>
            <dt>{weightTexts.total}</dt>
            <dd className="bold">{weight}</dd>
          </div>
        )}
      </dl>
      <div className="note">
        {lines.length > 0 && <p>{isComparing ? texts.comparing : comparedText(lines)}</p>}
        {additional > 0 && <p>{toConfirmTexts.included(additional)}</p>}
        <p>{texts.tax}</p>
        <p>{texts.freight}</p>
        {unpriced > 0 && total > 0 && <p>{texts.partial(productCount(unpriced))}</p>}
        <p>{texts.binding}</p>
      </div>
      <div className="stack">
        <QuoteDataForm />
        <QuoteTiming
          ref={timing}
          isOpen={isTimingOpen}
          onOpen={openTiming}
          onUse={() => setTimingOpen(true)}
        />
        <div className={styles.send}>
          <div className={styles.sendTotal}>
            <p className="bold numeric" aria-hidden="true">
              {total > 0 ? formatSoles(total) : counted}
            </p>
            <button type="button" className={`small ${styles.timing}`} onClick={openTiming}>
              {timingText(buyer) || quoteDataTexts.timing}
            </button>
          </div>
          <ButtonAnchor
            variant="messaging"
            size="large"
            wide
            newTab
            className={styles.sendButton}
            href={messaging.href}
            onClick={saveSent}
          >
            <Icon of={handset} size={22} />
            {cartTexts.send}
          </ButtonAnchor>
        </div>
        <QuoteMenu quote={quote} />
        <Disclosure summary={cartTexts.message} open={!isPhone}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the long message scrollable by keyboard */}
          <div className={`panel small ${styles.message}`} tabIndex={0}>
            <MessageText text={messaging.message} />
          </div>
          <div role="status">
            {!messaging.isWhole && <p className="note">{texts.shortMessage}</p>}
          </div>
          {!mail.isWhole && <p className="note">{texts.shortMail}</p>}
        </Disclosure>
      </div>
    </section>
  );
}

/** When the prices are from, and how many lines have changed. */
function comparedText(lines: Cart): string {
  const oldest = oldestComparison(lines);
  const isPriced = lines.some(({ price }) => price !== null);
  const changed = countChanged(lines);
  return [
    changed > 0 && texts.changed(changed),
    oldest !== null && texts.comparedAt(formatTime(oldest)),
    oldest === null && isPriced && texts.uncompared,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The message; the address of the list as a link. */
function MessageText({ text }: { text: string }) {
  const [before, address, after] = text.split(/(https?:\/\/\S+\/cart\?\S+)/);
  if (address === undefined) return text;
  return (
    <>
      {before}
      <a href={address}>{texts.listLink}</a>
      {after}
    </>
  );
}
