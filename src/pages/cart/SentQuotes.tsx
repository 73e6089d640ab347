import { X } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { linesOf, type SentQuote, useSentQuotes } from '../../cart/sent-quotes.ts';
import { limits } from '../../config.ts';
import { company } from '../../content/company.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';
import { messagingLink } from '../../lib/links.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SentQuotes.module.css';

const dateFormat = new Intl.DateTimeFormat('es-PE', { dateStyle: 'medium', timeStyle: 'short' });

/** Requests sent from this browser, to open or send again. */
export function SentQuotes() {
  const { quotes, isStored, remove } = useSentQuotes();
  if (quotes.length === 0) return null;
  return (
    <div data-print="hide">
      {!isStored && <Notice tone="warning">{texts.unstored}</Notice>}
      <Disclosure summary={texts.title(quotes.length)}>
        <p className="note">{texts.hint(limits.sentQuotes)}</p>
        <ul>
          {quotes.map((quote) => (
            <Sent key={quote.number} quote={quote} onRemove={() => remove(quote.number)} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function Sent({ quote, onRemove }: { quote: SentQuote; onRemove: () => void }) {
  const navigate = useNavigate();
  const { number, sentAt, list, data, message } = quote;
  const lines = linesOf(list)?.length ?? 0;
  const about = [data.buyer, data.reference].filter(Boolean).join(' · ');
  return (
    <li className={`cluster align-center gap-2 ${styles.quote}`}>
      <div className={styles.text}>
        <p>
          <strong>{number}</strong>
        </p>
        <p className="note">
          {dateFormat.format(sentAt)} · {texts.counted(lines, quote.others.length)}
        </p>
        {about !== '' && <p>{about}</p>}
      </div>
      {list !== '' && (
        <Button
          aria-label={texts.open(number)}
          onClick={() => navigate(paths.cart(), { state: { quote: number } })}
        >
          {texts.opens}
        </Button>
      )}
      <ButtonAnchor
        newTab
        aria-label={texts.sendsAgain(number)}
        href={messagingLink(company.quotation.number, message)}
      >
        {texts.sendAgain}
      </ButtonAnchor>
      <IconButton label={texts.remove(number)} onClick={onRemove}>
        <Icon of={X} size={18} />
      </IconButton>
    </li>
  );
}
