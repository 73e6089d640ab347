import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addItem, type Cart, type CartLine } from '../../cart/cart.ts';
import { isCartEmpty, useCart } from '../../cart/cart-store.ts';
import { priceChange } from '../../cart/compare.ts';
import { piecesOf, type SharedLine, withAllPieces } from '../../cart/line-item.ts';
import { listWeight } from '../../cart/list-weight.ts';
import { useQuoteData } from '../../cart/quote-data.ts';
import { quoteRow, quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import type { QuotedProduct, SentQuote } from '../../cart/sent-quotes.ts';
import { useSentQuotes } from '../../cart/sent-quotes.ts';
import { parseSharedLink, type SharedContent } from '../../cart/shared-list.ts';
import { remarksOn } from '../../cart/to-confirm.ts';
import { addLines, useLoadedLines } from '../../cart/use-add-list.ts';
import { cartTexts } from '../../content/cart.ts';
import { quoteSheetTexts } from '../../content/quote-sheet.ts';
import { sentQuoteTexts } from '../../content/sent-quotes.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { toConfirmTexts } from '../../content/to-confirm.ts';
import { weightTexts } from '../../content/weight.ts';
import { useProductSummaries } from '../../graphql/queries.ts';
import { fieldOf } from '../../lib/field-of.ts';
import { limits } from '../../lib/limits.ts';
import { formatSoles } from '../../lib/money.ts';
import { rowsOf } from '../../lib/view-state.ts';
import {
  brandedName,
  nonBreaking,
  priceOnRequest,
  productName,
  toBeQuoted,
} from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
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
    if (sent) return parseSharedLink(sent.link);
    return search.length > limits.sharedLink ? null : parseSharedLink(search);
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
  const isEmpty = useCart(isCartEmpty);
  const loaded = useLoadedLines(lines);
  const preview = loaded?.found.reduce(
    (cart: Cart, { product, line }) => addItem(cart, product, line.quantity, line).cart,
    [],
  );
  const known = rowsOf(summaries);
  const before = (id: number) => sent?.products.find((product) => product.id === id);
  const nameOf = ({ id }: SharedLine) => {
    const product = known.find((other) => other.id === id);
    return product ? brandedName(product) : productName(before(id) ?? { id, name: null });
  };

  const take = (replaces: boolean) => {
    const { found = [], missing = [], failed = [] } = loaded ?? {};
    const isNamed = ({ id }: SharedLine) => before(id) !== undefined;
    const { clear, addOthers } = useCart.getState();
    // Not where no product could be loaded.
    if (replaces && (found.length > 0 || lines.length === 0)) clear();
    addLines(found);
    addOthers(others);
    // The buyer may choose another product for it.
    addOthers(missing.filter(isNamed).map((line) => `${piecesOf(line)} ${nameOf(line)}`));
    if (sent && (replaces || isEmpty)) useQuoteData.getState().change(sent.data);
    onDone([...missing.filter((line) => !isNamed(line)), ...failed].map(nameOf));
  };
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
        <Button variant="primary" busy={!loaded} onClick={() => take(false)}>
          {texts.add}
        </Button>
        {!isEmpty && (
          <Button variant="quiet" busy={!loaded} onClick={() => take(true)}>
            {texts.replace}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onDone([])}>
          {texts.dismiss}
        </Button>
      </div>
      <ul aria-label={texts.contents}>
        {lines.map((shared) => {
          const line = preview?.find(({ id }) => id === shared.id);
          return (
            <li key={shared.id} className={`row spread gap-4 ${styles.row}`}>
              <div>
                {piecesOf(shared)} × {nonBreaking(nameOf(shared))}
                {line && <ChangeSince line={line} before={before(line.id)} />}
                {line &&
                  remarksOn(line).map(({ kind, text }) => (
                    <p key={kind} className="note">
                      {text}
                    </p>
                  ))}
              </div>
              <span className="numeric">
                {loaded?.missing.includes(shared)
                  ? toConfirmTexts.nowGone
                  : preview && amountOf(line)}
              </span>
            </li>
          );
        })}
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

/** What has changed since the request was sent. */
function ChangeSince({ line, before }: { line: CartLine; before: QuotedProduct | undefined }) {
  const change = before && priceChange(before.price, quoteRow(line).price);
  return change && <p className="bold">{change}</p>;
}

function totalsText(preview: Cart): string {
  const { total, unpriced } = quoteTotals(quoteRows(preview));
  const weight = listWeight(withAllPieces(preview));
  return [
    cartTexts.totalOf(total > 0 ? formatSoles(total) : toBeQuoted),
    ...(total > 0 && unpriced > 0 ? [quoteSheetTexts.unpriced(unpriced)] : []),
    ...(weight === '' ? [] : [weightTexts.line(weight)]),
  ].join(' · ');
}

/** @param line undefined for a product that failed to load */
function amountOf(line: CartLine | undefined): string {
  if (!line) return texts.unavailable;
  const { amount } = quoteRow(line);
  return amount === null ? priceOnRequest : formatSoles(amount);
}
