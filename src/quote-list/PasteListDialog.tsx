import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOtherItems } from '../cart/other-items.ts';
import { useAddList } from '../cart/use-add-list.ts';
import { limits } from '../config.ts';
import { listFileTexts as fileTexts } from '../content/list-file.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useFetchProduct, useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths } from '../paths.ts';
import { useSearch } from '../search/use-search.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { appendToNote } from './append-to-note.ts';
import { ListFileInput } from './ListFileInput.tsx';
import styles from './ListReview.module.css';
import { countsOf, ListReview } from './ListReview.tsx';
import { type Entry, linesOf, statusOf, toEntry, withWeights } from './list-entries.ts';
import { parseList, splitLines } from './parse-list.ts';
import { draft, usePasteList } from './paste-list-store.ts';
import { reviewList, reviewResult } from './review.ts';

/** Reads a buyer's list, asks about ambiguous lines and adds all to the cart. */
export default function PasteListDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const summaries = useProductSummaries();
  const products = rowsOf(summaries);
  const search = useSearch({ products, knownDescriptions: useKnownDescriptions() }, 1);
  const keepOthers = useOtherItems((others) => others.add);
  const { addAll, done } = useAddList();
  const fetchProduct = useFetchProduct();
  const formId = useId();
  const isAppended = usePasteList((state) => state.isAppended);
  const [text, setText] = useState(draft.read);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(isAppended ? texts.appended : null);
  const [isReading, setReading] = useState(false);
  /** Null until the text is read. */
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [isReviewing, setReviewing] = useState(false);

  const write = (written: string) => {
    setText(written);
    draft.write(written);
    setProblem(null);
    setAdded(null);
    setEntries(null);
  };

  const read = () => {
    const limit = limitProblem(text);
    if (limit !== null) return setProblem(limit);
    const count = parseList(text).filter(({ note }) => note === null).length;
    if (count > limits.listLines) return setProblem(texts.tooLong(count, limits.listLines));
    if (count === 0) return setProblem(texts.nothing);
    // The choices for an unchanged text are kept.
    if (entries) return setReviewing(true);
    setReading(true);
  };

  // The catalogue may still be loading.
  useEffect(() => {
    if (!isReading || !search) return;
    let isCurrent = true;
    withWeights(reviewList(text, search), fetchProduct).then((lines) => {
      if (!isCurrent) return;
      setReading(false);
      setEntries(lines.map(toEntry));
      setReviewing(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isReading, search, text, fetchProduct]);

  // Stable, so that a change renders one row.
  const change = useCallback((row: number, changed: Partial<Entry>) => {
    setEntries(
      (before) =>
        before?.map((entry) => (entry.line.row === row ? { ...entry, ...changed } : entry)) ?? null,
    );
  }, []);

  const lines = linesOf(entries ?? []);
  const result = reviewResult(lines);
  const finish = async () => {
    const { failed, leftOut } = await addAll(result.wanted);
    keepOthers([...result.unresolved, ...leftOut, ...appendToNote(result.conditions)]);
    if (failed.length === 0) {
      draft.remove();
      onClose();
      if (pathname !== paths.cart()) navigate(paths.cart());
      return;
    }
    setProblem(texts.failed(failed.map(({ name }) => name)));
    const ids = failed.map(({ id }) => id);
    setEntries(
      (before) =>
        before?.filter(({ line, isRemoved }) => {
          return !isRemoved && line.chosen && ids.includes(line.chosen.id);
        }) ?? null,
    );
  };

  const statuses = lines.map(statusOf);
  const hasPending = statuses.some((status) => status === 'open' || status === 'quantity');
  const rest = statuses.filter((status) => ['open', 'quantity', 'others'].includes(status)).length;
  const isReview = isReviewing && entries !== null && search !== null;
  return (
    <Dialog
      open
      wide={!isReview}
      full={isReview}
      onClose={onClose}
      title={texts.title}
      step={isReview ? 'review' : 'text'}
      actions={
        isReview ? (
          <>
            {rest > 0 && <p className={`note ${styles.rest}`}>{texts.rest(rest)}</p>}
            {hasPending && (
              <Button type="submit" form={formId} className={styles.action}>
                {texts.next}
              </Button>
            )}
            <Button
              variant="primary"
              className={styles.action}
              busy={done !== null}
              busyLabel={texts.adding(done ?? 0, result.wanted.length)}
              onClick={finish}
            >
              {result.wanted.length > 0 ? texts.add(result.wanted.length) : texts.keepOnly}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={isReading && summaries.status !== 'error'}
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
        {isReview && countsOf(entries).map(([name, count]) => `${name}: ${count}. `)}
      </LiveRegion>
      {isReview ? (
        <ListReview
          id={formId}
          entries={entries}
          search={search}
          onChange={change}
          onChangeAll={setEntries}
          onBack={() => setReviewing(false)}
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
          {added !== null && <Notice tone="success">{added}</Notice>}
          <ListFileInput
            onRead={(rows, trouble) => {
              // Appends, so that typed text is kept.
              const before = text.trimEnd();
              if (rows !== '') write(before === '' ? rows : `${before}\n${rows}`);
              setAdded(rows !== '' && before !== '' ? fileTexts.added : null);
              setProblem(trouble);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

/** A sentence for a text that is too long to be read. */
function limitProblem(text: string): string | null {
  if (text.length > limits.listText) return texts.tooMuch(text.length, limits.listText);
  const lines = splitLines(text);
  const long = lines.findIndex((line) => line.length > limits.listLine);
  if (long === -1) return null;
  return texts.longLine(long + 1, lines[long]?.length ?? 0, limits.listLine);
}
