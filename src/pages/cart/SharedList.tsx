import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { useQuoteData } from '../../cart/quote-data.ts';
import { linesOf, type SentQuote, useSentQuotes } from '../../cart/sent-quotes.ts';
import { parseSharedList, type SharedLine } from '../../cart/shared-list.ts';
import { useAddList } from '../../cart/use-add-list.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { useProductSummaries } from '../../graphql/queries.ts';
import { fieldOf } from '../../lib/field-of.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { nonBreaking, productName } from '../../lib/wording.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SharedList.module.css';

/** Longest list that is initially expanded. */
const SHORT = 6;

/** Offers to add the list of a link or of a sent request. */
export function SharedList() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const shared = new URLSearchParams(search).get('l');
  const sent = useSentQuotes((kept) =>
    kept.quotes.find(({ number }) => number === fieldOf(state, 'quote')),
  );
  // Removed from the URL, so that neither reload nor Back offers it again.
  const leave = () => navigate(paths.cart(), { replace: true });
  if (shared === null && !sent) {
    return missing.length > 0 && <Notice tone="warning">{texts.missing(missing)}</Notice>;
  }
  const lines = sent ? linesOf(sent.list) : parseSharedList(shared ?? '');
  if (!lines) {
    return (
      <Notice tone="error" actions={<Button onClick={leave}>{texts.dismiss}</Button>}>
        {texts.broken}
      </Notice>
    );
  }
  return (
    <SharedCart
      key={key}
      lines={lines}
      sent={sent}
      onDone={(names) => {
        setMissing(names);
        leave();
      }}
    />
  );
}

interface SharedCartProps {
  lines: readonly SharedLine[];
  /** For a list sent from this browser. */
  sent: SentQuote | undefined;
  /** @param missing names of products that failed to load */
  onDone: (missing: readonly string[]) => void;
}

function SharedCart({ lines, sent, onDone }: SharedCartProps) {
  const summaries = useProductSummaries();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  const { addAll, done } = useAddList();
  const known = rowsOf(summaries);
  const nameOf = (id: number) =>
    productName(known.find((product) => product.id === id) ?? { id, name: null });

  const take = async (replaces: boolean) => {
    const wanted = lines.map((line) => ({ ...line, name: nameOf(line.id) }));
    const { failed, leftOut } = await addAll(wanted, { replaces });
    if (sent && (replaces || isEmpty)) restore(sent);
    useOtherItems.getState().add(leftOut);
    onDone(failed.map(({ name }) => name));
  };
  const isBusy = done !== null;
  const busyLabel = texts.adding(done ?? 0, lines.length);
  return (
    <section className={`stack panel ${styles.list}`} aria-labelledby="lista-compartida">
      <h2 id="lista-compartida" className="title-small">
        {sent ? texts.sentTitle(sent.number) : texts.title}
      </h2>
      <p>
        {sent ? texts.sentCounted(lines.length) : texts.counted(lines.length)} {texts.dated}
      </p>
      <Disclosure summary={texts.contents} open={lines.length <= SHORT}>
        <ul className="stack gap-1">
          {lines.map(({ id, quantity }) => (
            <li key={id}>
              {quantity} × {nonBreaking(nameOf(id))}
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className="cluster gap-2">
        <Button variant="primary" busy={isBusy} busyLabel={busyLabel} onClick={() => take(false)}>
          {texts.add}
        </Button>
        {!isEmpty && (
          <Button busy={isBusy} busyLabel={busyLabel} onClick={() => take(true)}>
            {texts.replace}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={() => onDone([])}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  );
}

/** Restores other items and buyer data of a sent request. */
function restore({ others, data }: SentQuote): void {
  useOtherItems.getState().clear();
  useOtherItems.getState().add(others);
  useQuoteData.getState().change(data);
}
