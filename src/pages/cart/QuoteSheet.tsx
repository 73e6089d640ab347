import { Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCartEmpty, useCart } from '../../cart/cart-store.ts';
import { staleSince } from '../../cart/compare.ts';
import { type QuoteRow, quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { linesToConfirm } from '../../cart/to-confirm.ts';
import { sectionMark } from '../../catalogue/SizeMark.tsx';
import { company } from '../../content/company.ts';
import { layoutTexts } from '../../content/layout.ts';
import { quoteSheetTexts as texts } from '../../content/quote-sheet.ts';
import { toConfirmTexts } from '../../content/to-confirm.ts';
import { weightTexts } from '../../content/weight.ts';
import { publicFile } from '../../env.ts';
import { formatDate } from '../../lib/format-date.ts';
import { taxRate } from '../../lib/limits.ts';
import { formatAmount, formatSoles } from '../../lib/money.ts';
import { formatKilograms, formatWeight } from '../../lib/weight.ts';
import { nonBreaking } from '../../lib/wording.ts';
import { readProductName } from '../../trade/index.ts';
import './quote-sheet.css';
import { useQuote } from './use-quote.ts';

/** The A4 request, rendered only while printing. */
export function QuoteSheet() {
  const isPrinting = usePrinting();
  const isEmpty = useCart(isCartEmpty);
  return isPrinting && !isEmpty ? <Sheet today={new Date()} /> : null;
}

function Sheet({ today }: { today: Date }) {
  const { lines, others, data, number } = useQuote();
  const rows = quoteRows(lines);
  const stale = staleSince(lines, today.getTime());
  return (
    <article className="quote-sheet" data-sheet="" data-print="only">
      <header className="sheet-head">
        <img src={publicFile('/images/logo-light.svg')} alt="" width={124} height={37} />
        <div className="sheet-company">
          <p>
            {company.legalName} · {layoutTexts.ruc(company.ruc)}
          </p>
          <p>{company.address.full}</p>
          <p>
            {company.phones.map((phone) => phone.display).join(' · ')} · {company.emails.sales}
          </p>
        </div>
        <dl className="sheet-number">
          <dt>{texts.number}</dt>
          <dd>{number}</dd>
          <dt>{texts.date}</dt>
          <dd>{formatDate(today)}</dd>
        </dl>
      </header>
      <h1 className="sheet-title">{texts.title}</h1>
      <p>
        {texts.prices} {stale !== null && `${texts.pricesOf(formatDate(new Date(stale)))}.`}
      </p>
      {data.length > 0 && (
        <ul className="sheet-data" aria-label={texts.buyer}>
          {data.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <Lines rows={rows} />}
      <QuoteSheetList title={toConfirmTexts.title} items={linesToConfirm(lines).map(nonBreaking)} />
      <QuoteSheetList title={texts.others} hint={texts.othersHint} items={others} />
      <div className="sheet-boxes">
        {[texts.madeBy, texts.approvedBy].map((box) => (
          <div key={box} className="sheet-box">
            <p>{box}</p>
            <p>{texts.signature}</p>
          </div>
        ))}
      </div>
    </article>
  );
}

/** Without numbers: a pasted line may have its own. */
function QuoteSheetList(props: { title: string; hint?: string; items: readonly string[] }) {
  if (props.items.length === 0) return null;
  return (
    <section className="sheet-others">
      <h2>{props.title}</h2>
      {props.hint && <p>{props.hint}</p>}
      <ul>
        {props.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a repeated line is equal to the other
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ rows }: { rows: readonly QuoteRow[] }) {
  return (
    <>
      <table className="sheet-table">
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([column, title]) => (
              <th key={column} scope="col" colSpan={column === 'description' ? 2 : 1}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td>{row.position ?? index + 1}</td>
              <td>{row.code}</td>
              <td className="sheet-drawing">{sectionMark(readProductName(row.name))}</td>
              <td className="sheet-description">{nonBreaking(row.description)}</td>
              <td>{row.quantity}</td>
              <td className="sheet-unit">{texts.unit}</td>
              <td>{row.weight === null ? texts.missing : formatWeight(row.weight)}</td>
              <td>{amountOrMissing(row.price)}</td>
              <td>{amountOrMissing(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Totals rows={rows} />
    </>
  );
}

function Totals({ rows }: { rows: readonly QuoteRow[] }) {
  const { subtotal, tax, total, unpriced, weight, unweighed } = quoteTotals(rows);
  const missing = [
    unpriced > 0 && texts.unpriced(unpriced),
    unweighed > 0 && unweighed < rows.length && weightTexts.unknown(unweighed),
  ].filter((text) => text !== false);
  const totals = [
    ...(weight > 0 ? [[texts.totalWeight, formatKilograms(weight)]] : []),
    [texts.subtotal, formatSoles(subtotal)],
    [texts.igv(taxRate * 100), formatSoles(tax)],
    [texts.total, formatSoles(total)],
  ];
  return (
    <dl className="sheet-totals">
      {missing.length > 0 && <dd className="sheet-missing">{missing.join(' · ')}</dd>}
      {totals.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function amountOrMissing(value: number | null): string {
  return value === null ? texts.missing : formatAmount(value);
}

/** True before the browser lays out the print. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Synchronously: the browser prints right after the event.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', update, { signal });
    addEventListener('afterprint', update, { signal });
    return () => controller.abort();
  }, []);
  return isPrinting;
}
