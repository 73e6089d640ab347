import { X } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { parseSharedLink } from '../../cart/shared-list.ts';
import { company } from '../../content/company.ts';
import { sentQuoteTexts as texts } from '../../content/sent-quotes.ts';
import { formatTime } from '../../lib/format-date.ts';
import { limits } from '../../lib/limits.ts';
import { messagingLink } from '../../lib/links.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SentQuotes.module.css';

export function SentQuotes() {
  const { quotes, remove } = useSentQuotes();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (quotes.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title(quotes.length)}</Button>
      {isOpen && (
        <Dialog open wide onClose={close} title={texts.title(quotes.length)}>
          <p className="note">{texts.hint(limits.sentQuotes)}</p>
          <ul>
            {quotes.map(({ number, sentAt, link, data, message }) => {
              const { lines = [], others = [] } = parseSharedLink(link) ?? {};
              const about = [data.buyer, data.reference].filter(Boolean).join(' · ');
              return (
                <li key={number} className={`cluster align-center gap-2 ${styles.quote}`}>
                  <div className={styles.text}>
                    <p>
                      <strong>{number}</strong>
                    </p>
                    <p className="note">
                      {formatTime(sentAt)} · {texts.counted(lines.length, others.length)}
                    </p>
                    {about !== '' && <p>{about}</p>}
                  </div>
                  <Button
                    size="small"
                    aria-label={texts.open(number)}
                    onClick={() => {
                      close();
                      navigate(paths.cart(), { state: { quote: number } });
                    }}
                  >
                    {texts.opens}
                  </Button>
                  <ButtonAnchor
                    size="small"
                    newTab
                    aria-label={texts.sendsAgain(number)}
                    href={messagingLink(company.quotation.number, message)}
                  >
                    {texts.sendAgain}
                  </ButtonAnchor>
                  <IconButton
                    label={texts.remove(number)}
                    onClick={() => {
                      if (quotes.length === 1) close();
                      remove(number);
                    }}
                  >
                    <Icon of={X} size={18} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </Dialog>
      )}
    </>
  );
}
