import { useEffect, useState } from 'react';
import { isCartEmpty, useCart } from '../../cart/cart-store.ts';
import type { SentQuote } from '../../cart/sent-quotes.ts';
import { quoteContents, unconfirmedQuote, useSentQuotes } from '../../cart/sent-quotes.ts';
import { formatSharedLink } from '../../cart/shared-list.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { clearList } from './clear-list.ts';
import styles from './SentQuestion.module.css';

/**
 * Says what was sent and asks, on return from the messaging app or after a reload, whether it was. A
 * list that was changed since is a new one, about which nothing is asked.
 */
export function SentQuestion() {
  const latest = useSentQuotes(unconfirmedQuote);
  /** The request to ask about: not yet while the link is being followed. */
  const [asked, setAsked] = useState(latest?.number);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const isEmpty = useCart(isCartEmpty);
  const isUnchanged = useCart((list) => latest !== null && formatSharedLink(list) === latest.link);

  useEffect(() => {
    const onReturn = () => {
      if (document.hidden) return;
      useSentQuotes.getState().reload();
      setAsked(unconfirmedQuote(useSentQuotes.getState())?.number);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  const answer = (quote: SentQuote, startsNew: boolean) => {
    useSentQuotes.getState().confirm(quote.number);
    setSent(startsNew ? quote : null);
    if (startsNew) clearList();
    // The buttons unmount, which would reset the focus to the top.
    else focusMain();
  };

  const quote = isUnchanged && !isEmpty ? latest : null;
  const isAsked = quote !== null && asked === quote.number;
  const question = isAsked ? texts.question(quote.number) : '';
  const confirmation = sent && isEmpty ? texts.sent(sent.number, quoteContents(sent)) : '';
  return (
    <>
      <LiveRegion>{question || confirmation || (quote && openedText(quote))}</LiveRegion>
      {confirmation !== '' && (
        <Notice tone="success" silent>
          {confirmation}
        </Notice>
      )}
      {quote && (
        <section className={`stack panel ${styles.question}`}>
          {isAsked ? (
            <>
              <div>
                <h2 className="title-small">{question}</h2>
                <p className="small">{texts.asked(quoteContents(quote))}</p>
              </div>
              <div className="cluster gap-2">
                <Button variant="primary" onClick={() => answer(quote, true)}>
                  {texts.startNew}
                </Button>
                <Button onClick={() => answer(quote, false)}>{texts.continueList}</Button>
              </div>
            </>
          ) : (
            <p>{openedText(quote)}</p>
          )}
        </section>
      )}
    </>
  );
}

function openedText(quote: SentQuote): string {
  return texts.opened(quote.number, quoteContents(quote));
}
