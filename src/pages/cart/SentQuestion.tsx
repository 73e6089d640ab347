import { useEffect, useState } from 'react';
import { isCartEmpty, useCart } from '../../cart/cart-store.ts';
import { unconfirmedNumber, useSentQuotes } from '../../cart/sent-quotes.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { clearList } from './clear-list.ts';
import styles from './SentQuestion.module.css';

/** Asks, on return from the messaging app or after a reload, whether the request was sent. */
export function SentQuestion() {
  const number = useSentQuotes(unconfirmedNumber);
  /** The request to ask about: not yet while the link is being followed. */
  const [asked, setAsked] = useState(number);
  const isEmpty = useCart(isCartEmpty);

  useEffect(() => {
    const onReturn = () => {
      if (document.hidden) return;
      useSentQuotes.getState().reload();
      setAsked(unconfirmedNumber(useSentQuotes.getState()));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  const answer = (startsNew: boolean) => {
    if (number !== null) useSentQuotes.getState().confirm(number);
    setAsked(null);
    if (startsNew) clearList();
    // The buttons unmount, which would reset the focus to the top.
    else focusMain();
  };

  const isShown = number !== null && asked === number && !isEmpty;
  const question = isShown ? texts.question(number) : '';
  return (
    <>
      <LiveRegion>{question}</LiveRegion>
      {isShown && (
        <section className={`cluster align-center panel ${styles.question}`}>
          <h2 className="title-small">{question}</h2>
          <div className="cluster gap-2">
            <Button variant="primary" onClick={() => answer(true)}>
              {texts.startNew}
            </Button>
            <Button onClick={() => answer(false)}>{texts.continueList}</Button>
          </div>
        </section>
      )}
    </>
  );
}
