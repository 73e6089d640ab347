import { useState } from 'react';
import { useOtherItems } from '../cart/other-items.ts';
import { useAddList } from '../cart/use-add-list.ts';
import { limits } from '../config.ts';
import { listFileTexts as fileTexts } from '../content/list-file.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { storedValue } from '../lib/stored-value.ts';
import { rowsOf } from '../lib/view-state.ts';
import { type FoundProduct, useSearch } from '../search/use-search.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { ListFileInput } from './ListFileInput.tsx';
import styles from './PasteListDialog.module.css';
import { parseList } from './parse-list.ts';
import { ReviewedRow } from './ReviewedRow.tsx';
import { parseListQuantity, type ReviewedLine, reviewList, reviewResult } from './review.ts';

/** The text being typed in this tab, kept over a reload. */
const draft = storedValue('pasted-list', {
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : ''),
  area: () => sessionStorage,
});

interface PasteListDialogProps {
  /** Text pasted into the search field; null to continue the draft. */
  pasted: string | null;
  onClose: () => void;
}

/** Reads a buyer's list, asks about ambiguous lines and adds all to the cart. */
export default function PasteListDialog({ pasted, onClose }: PasteListDialogProps) {
  const summaries = useProductSummaries();
  const products = rowsOf(summaries);
  const search = useSearch({ products, knownDescriptions: useKnownDescriptions() }, 1);
  const keepOthers = useOtherItems((others) => others.add);
  const { addAll, done } = useAddList();
  const [text, setText] = useState(() => pasted ?? draft.read());
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const [isReading, setReading] = useState(false);
  const [lines, setLines] = useState<readonly ReviewedLine<FoundProduct>[] | null>(null);

  const write = (written: string) => {
    setText(written);
    draft.write(written);
    setProblem(null);
    setAdded(false);
  };

  const read = () => {
    const count = parseList(text).length;
    if (count > limits.listLines) return setProblem(texts.tooLong(count, limits.listLines));
    if (count === 0) return setProblem(texts.nothing);
    setReading(true);
  };

  // The catalogue may still be loading.
  if (isReading && search) {
    setReading(false);
    setLines(reviewList(text, search));
  }

  const change = (changed: ReviewedLine<FoundProduct>) =>
    setLines((before) => before?.map((one) => (one.row === changed.row ? changed : one)) ?? null);

  const result = reviewResult(lines ?? []);
  const finish = async () => {
    const { failed, leftOut } = await addAll(result.wanted);
    keepOthers([...result.unresolved, ...leftOut]);
    if (failed.length === 0) {
      draft.remove();
      return onClose();
    }
    setProblem(texts.failed(failed.map(({ name }) => name)));
    const ids = failed.map(({ id }) => id);
    setLines((before) => before?.filter(({ chosen }) => chosen && ids.includes(chosen.id)) ?? null);
  };

  const isValid = lines?.every(
    ({ chosen, quantityText }) => !chosen || parseListQuantity(quantityText) !== null,
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.title}
      step={lines ? 'review' : 'text'}
      actions={
        lines ? (
          <>
            <Button onClick={() => setLines(null)}>{texts.back}</Button>
            <Button
              variant="primary"
              busy={done !== null}
              busyLabel={texts.adding(done ?? 0, result.wanted.length)}
              disabled={!isValid}
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
      <LiveRegion>{lines ? countsOf(lines) : ''}</LiveRegion>
      {lines ? (
        <>
          <p className="note" aria-hidden="true">
            {countsOf(lines)}
          </p>
          <ul className={`stack ${styles.lines}`}>
            {lines.map((line) => (
              <ReviewedRow key={line.row} line={line} onChange={change} />
            ))}
          </ul>
        </>
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
          {isAdded && <Notice tone="success">{fileTexts.added}</Notice>}
          <ListFileInput
            onRead={(rows, trouble) => {
              // Appends, so that typed text is kept.
              const before = text.trimEnd();
              if (rows !== '') write(before === '' ? rows : `${before}\n${rows}`);
              setAdded(rows !== '' && before !== '');
              setProblem(trouble);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

function countsOf(lines: readonly ReviewedLine<FoundProduct>[]): string {
  const count = (kind: string) => lines.filter(({ match }) => match.kind === kind).length;
  return texts.counts(count('exact'), count('choice'), count('none'));
}
