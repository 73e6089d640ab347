import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Cart } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { useQuoteData } from '../../cart/quote-data.ts';
import { type QuoteRow, quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { type SentQuote, useSentQuotes } from '../../cart/sent-quotes.ts';
import {
  parseSharedLink,
  parseSharedList,
  type SharedContent,
  withNotes,
} from '../../cart/shared-list.ts';
import { remarksOn } from '../../cart/to-confirm.ts';
import { useAddList, useListPreview } from '../../cart/use-add-list.ts';
import { quoteSheetTexts } from '../../content/quote-sheet.ts';
import { sentQuoteTexts } from '../../content/sent-quotes.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { weightTexts } from '../../content/weight.ts';
import { useProductSummaries } from '../../graphql/queries.ts';
import { fieldOf } from '../../lib/field-of.ts';
import { formatSoles } from '../../lib/money.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { formatListWeight, listWeight } from '../../lib/weight/list-weight.ts';
import { nonBreaking, priceOnRequest, productName, toBeQuoted } from '../../lib/wording.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SharedList.module.css';

/** Offers to add the list of a link or of a sent request. */
export function SharedList() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const sent = useSentQuotes((kept) =>
    kept.quotes.find(({ number }) => number === fieldOf(state, 'quote')),
  );
  const content = useMemo(() => {
    if (!sent) return parseSharedLink(search);
    const lines = parseSharedList(sent.list);
    return lines && { lines: withNotes(lines, sent.notes), others: sent.others };
  }, [sent, search]);
  // Removed from the URL, so that neither reload nor Back offers it again.
  const leave = () => navigate(paths.cart(), { replace: true });
  if (content === undefined) {
    return missing.length > 0 && <Notice tone="warning">{texts.missing(missing)}</Notice>;
  }
  if (!content) {
    return (
      <Notice tone="error" actions={<Button onClick={leave}>{texts.dismiss}</Button>}>
        {texts.broken}
      </Notice>
    );
  }
  return (
    <SharedCart
      key={key}
      lines={content.lines}
      others={content.others}
      sent={sent}
      onDone={(names) => {
        setMissing(names);
        leave();
      }}
    />
  );
}

interface SharedCartProps extends SharedContent {
  sent: SentQuote | undefined;
  /** @param missing names of products that failed to load */
  onDone: (missing: readonly string[]) => void;
}

function SharedCart({ lines, others, sent, onDone }: SharedCartProps) {
  const summaries = useProductSummaries();
  const isEmpty = useCart((cart) => cart.lines.length === 0);
  const { addAll, done } = useAddList();
  const preview = useListPreview(lines);
  const rows = quoteRows(preview ?? []);
  const known = rowsOf(summaries);
  const nameOf = (id: number) =>
    productName(known.find((product) => product.id === id) ?? { id, name: null });

  const take = async (replaces: boolean) => {
    const wanted = lines.map((line) => ({
      ...line,
      name: nameOf(line.id),
    }));
    const { failed, leftOut } = await addAll(wanted, replaces);
    const items = useOtherItems.getState();
    if (replaces && failed.length < Math.max(lines.length, 1)) items.clear();
    items.add([...others, ...leftOut]);
    if (sent && (replaces || isEmpty)) useQuoteData.getState().change(sent.data);
    onDone(failed.map(({ name }) => name));
  };
  const isBusy = done !== null;
  const busyLabel = texts.adding(done ?? 0, lines.length);
  const contents = sentQuoteTexts.counted(lines.length, others.length);
  return (
    <section className={`stack panel ${styles.list}`} aria-labelledby="lista-compartida">
      <h2 id="lista-compartida" className="title-small">
        {sent ? texts.sentTitle(sent.number) : texts.title}
      </h2>
      <p>
        {sent ? texts.sentCounted(contents) : texts.counted(contents)} {texts.dated}
      </p>
      <p className="bold" role="status">
        {preview ? totalsText(preview) : texts.calculating}
      </p>
      <div className="cluster gap-2">
        <Button variant="primary" busy={isBusy} busyLabel={busyLabel} onClick={() => take(false)}>
          {texts.add}
        </Button>
        {!isEmpty && (
          <Button variant="quiet" disabled={isBusy} onClick={() => take(true)}>
            {texts.replace}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={() => onDone([])}>
          {texts.dismiss}
        </Button>
      </div>
      <ul aria-label={texts.contents}>
        {lines.map(({ id, quantity }) => (
          <li key={id} className={`row spread gap-4 ${styles.row}`}>
            <div>
              {quantity} × {nonBreaking(nameOf(id))}
              {preview
                ?.filter((line) => line.id === id)
                .flatMap(remarksOn)
                .map(({ kind, text }) => (
                  <p key={kind} className="note">
                    {text}
                  </p>
                ))}
            </div>
            <span className="numeric">
              {preview && amountOf(rows.find((row) => row.id === id))}
            </span>
          </li>
        ))}
        {others.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a repeated line is equal to the other
          <li key={index} className={styles.row}>
            {texts.other}: {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function totalsText(preview: Cart): string {
  const { total, unpriced } = quoteTotals(quoteRows(preview));
  const weight = formatListWeight(listWeight(preview));
  return [
    `Total referencial: ${total > 0 ? formatSoles(total) : toBeQuoted}`,
    ...(total > 0 && unpriced > 0 ? [quoteSheetTexts.unpriced(unpriced)] : []),
    ...(weight === '' ? [] : [weightTexts.line(weight)]),
  ].join(' · ');
}

/** @param row undefined for a product that failed to load */
function amountOf(row: QuoteRow | undefined): string {
  if (!row) return texts.unavailable;
  return row.amount === null ? priceOnRequest : formatSoles(row.amount);
}
