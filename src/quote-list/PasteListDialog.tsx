import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart-store.ts';
import { useQuoteData } from '../cart/quote-data.ts';
import { useAddList } from '../cart/use-add-list.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths } from '../navigation/paths.ts';
import { useSearch } from '../search/use-search.ts';
import type { ColumnRole } from '../trade/lexicon/column-roles.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { ListFileInput } from './ListFileInput.tsx';
import styles from './ListReview.module.css';
import { countsOf, ListReview } from './ListReview.tsx';
import { type ReadList, readList, splitLines } from './parse-list.ts';
import { draft, joinLines, usePasteList } from './paste-list-store.ts';
import { type Line, reviewList, reviewResult, statusOf } from './review.ts';

/** Reads a buyer's list, asks about ambiguous lines and adds all to the cart. */
export default function PasteListDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const summaries = useProductSummaries();
  const products = rowsOf(summaries);
  const [readings, setReadings] = useState(1);
  const source = { products, knownDescriptions: useKnownDescriptions() };
  const search = useSearch(source, readings, () => {
    setProblem(texts.notPrepared);
    setList(null);
  });
  const { addAll, done } = useAddList();
  const formId = useId();
  const items = usePasteList((state) => state.items);
  const replaced = usePasteList((state) => state.replaced);
  const isReopened = items.length > 0;
  const [text, setText] = useState(() => (isReopened ? items.join('\n') : draft.read()));
  const [problem, setProblem] = useState<string | null>(null);
  /** The list to review; null while the buyer writes the text. */
  const [list, setList] = useState<ReadList | null>(() =>
    isReopened ? readOrRefuse(text).list : null,
  );
  /** Null until the text is read; kept while the text is unchanged. */
  const [lines, setLines] = useState<readonly Line[] | null>(null);

  /** Items of the cart are kept there. */
  const keep = (written: string) => {
    if (!isReopened) draft.write(written);
  };

  const write = (written: string) => {
    setText(written);
    keep(written);
    setProblem(null);
    setList(null);
    setLines(null);
  };

  const read = () => {
    const found = readOrRefuse(text);
    if (!search) setReadings(readings + 1);
    setProblem(found.problem);
    setList(found.list);
  };

  const readColumnsAs = (roles: readonly ColumnRole[]) => {
    setLines(null);
    setList(readList(text, roles));
  };

  // The catalogue may still be loading.
  useEffect(() => {
    if (list && search) setLines((before) => before ?? reviewList(list.lines, search.index));
  }, [list, search]);

  // Stable, so that a change renders one row.
  const change = useCallback((row: number, changed: Partial<Line>) => {
    setLines(
      (before) =>
        before?.map((line) => (line.row === row ? { ...line, ...changed } : line)) ?? null,
    );
  }, []);

  const { wanted, unresolved, conditions } = reviewResult(lines ?? []);
  const finish = async () => {
    const { failed } = await addAll(wanted, replaced);
    if (replaced === null) useCart.getState().resolveOthers(items);
    useCart.getState().addOthers(unresolved);
    addToNote(conditions);
    if (failed.length === 0) {
      keep('');
      // Closed while it added: the visitor stays where they are.
      if (!usePasteList.getState().isOpen) return;
      onClose();
      if (pathname !== paths.cart()) navigate(paths.cart());
      return;
    }
    setProblem(texts.failed(failed.map(({ name }) => name)));
    const ids = failed.map(({ id }) => id);
    const isFailed = (line: Line) => reviewResult([line]).wanted.some(({ id }) => ids.includes(id));
    const left = (lines ?? []).filter(isFailed);
    setLines(left);
    // The others are in the cart: reading the text again must not add them twice.
    const remaining = left.map((line) => line.wholeText);
    setText(remaining.join('\n'));
    keep(remaining.join('\n'));
    if (isReopened && replaced === null) {
      useCart.getState().addOthers(remaining);
      usePasteList.getState().reopen(remaining);
    }
  };

  const shown = (lines ?? []).filter(({ isRemoved }) => !isRemoved);
  const hasPending = shown
    .map(statusOf)
    .some((status) => status === 'open' || status === 'quantity');
  const headings = shown.filter(({ note }) => note === 'heading').length;
  const rest = [
    unresolved.length > 0 && texts.rest(unresolved.length),
    headings > 0 && texts.leftOut(headings),
  ]
    .filter(Boolean)
    .join(' ');
  const isReview = list !== null && lines !== null && search !== null;
  return (
    <Dialog
      open
      wide={!isReview}
      full={isReview}
      onClose={onClose}
      title={isReopened ? texts.reopened : texts.title}
      step={isReview ? 'review' : 'text'}
      actions={
        isReview ? (
          <>
            {rest !== '' && <p className={`note ${styles.rest}`}>{rest}</p>}
            {hasPending && (
              <Button type="submit" form={formId} className={styles.action}>
                {texts.next}
              </Button>
            )}
            <Button
              variant="primary"
              className={styles.action}
              busy={done !== null}
              busyLabel={texts.adding(done ?? 0, wanted.length)}
              onClick={finish}
            >
              {wanted.length > 0 ? texts.add(wanted.length) : texts.keepOnly}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={list !== null && summaries.status !== 'error'}
            disabled={text.trim() === ''}
            onClick={read}
          >
            {texts.read}
          </Button>
        )
      }
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {summaries.status === 'error' && (
        <Notice tone="error" actions={<Button onClick={summaries.retry}>{texts.retry}</Button>}>
          {summaries.message}
        </Notice>
      )}
      <LiveRegion>
        {isReview && countsOf(lines).map(([name, count]) => `${name}: ${count}. `)}
      </LiveRegion>
      {isReview ? (
        <ListReview
          id={formId}
          lines={lines}
          table={list.table}
          onColumns={readColumnsAs}
          search={search}
          onChange={change}
          onChangeAll={setLines}
          onBack={() => setList(null)}
        />
      ) : (
        <>
          <TextArea
            label={texts.field}
            hint={texts.hint(limits.listLines)}
            placeholder={texts.example}
            rows={10}
            spellCheck={false}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <ListFileInput
            onRead={({ text: rows, problem: trouble }) => {
              if (rows !== '') write(joinLines(text, rows));
              setProblem(trouble);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

/** The lines of a text, or a sentence for the visitor when it cannot be read. */
function readOrRefuse(text: string) {
  const refuse = (problem: string) => ({ problem, list: null });
  if (text.length > limits.listText) return refuse(texts.tooMuch(text.length, limits.listText));
  const lines = splitLines(text);
  const long = lines.findIndex((line) => line.length > limits.listLine);
  if (long !== -1)
    return refuse(texts.longLine(long + 1, lines[long]?.length ?? 0, limits.listLine));
  const list = readList(text);
  const { length: count } = list.lines.filter(({ note }) => note === null);
  if (count > limits.listLines) return refuse(texts.tooLong(count, limits.listLines));
  return count === 0 ? refuse(texts.nothing) : { problem: null, list };
}

/** Appends conditions such as a place or date of delivery to the request's note. */
function addToNote(conditions: readonly string[]): void {
  const { data, change } = useQuoteData.getState();
  const added = conditions.filter((condition) => !data.note.includes(condition));
  if (added.length > 0) change({ note: [data.note, ...added].filter(Boolean).join('; ') });
}
