import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../cart/cart-store.ts';
import { useQuoteData } from '../cart/quote-data.ts';
import { useAddList } from '../cart/use-add-list.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { limits } from '../lib/limits.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureMessage } from '../ui/FailureMessage.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { ListFileInput } from './ListFileInput.tsx';
import styles from './ListReview.module.css';
import { countsOf, ListReview } from './ListReview.tsx';
import { joinLines, usePasteList } from './paste-list-store.ts';
import { type ReviewedLine, reviewResult, statusOf } from './review.ts';
import { type PastedList, usePastedList } from './use-pasted-list.ts';

/** Reads a buyer's list, asks about ambiguous lines and adds all to the cart. */
export default function PasteListDialog({ onClose }: { onClose: () => void }) {
  const pasted = usePastedList();
  const { list, lines, search, summaries, problem } = pasted;
  const formId = useId();
  const review = list && lines && search ? { table: list.table, lines, search } : null;
  return (
    <Dialog
      open
      wide={!review}
      full={review !== null}
      onClose={onClose}
      title={pasted.items.length > 0 ? texts.reopened : texts.title}
      step={review ? 'review' : 'text'}
      actions={
        review ? (
          <ReviewActions formId={formId} pasted={pasted} lines={review.lines} onClose={onClose} />
        ) : (
          <Button
            variant="primary"
            busy={list !== null && summaries.status !== 'error'}
            disabled={pasted.text.trim() === ''}
            onClick={pasted.read}
          >
            {texts.read}
          </Button>
        )
      }
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {summaries.status === 'error' && (
        <Notice tone="error" actions={<Button onClick={summaries.retry}>{texts.retry}</Button>}>
          <FailureMessage title={summaries.title} detail={summaries.detail} />
        </Notice>
      )}
      <LiveRegion>
        {review && countsOf(review.lines).map(([name, count]) => `${name}: ${count}. `)}
      </LiveRegion>
      {review ? (
        <ListReview
          id={formId}
          {...review}
          onColumns={pasted.readColumnsAs}
          onChange={pasted.change}
          onChangeAll={pasted.setLines}
          onBack={pasted.editText}
        />
      ) : (
        <PastedText pasted={pasted} />
      )}
    </Dialog>
  );
}

function PastedText({ pasted }: { pasted: PastedList }) {
  const { text, write, setProblem } = pasted;
  return (
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
        onRead={({ text: rows, problem }) => {
          if (rows !== '') write(joinLines(text, rows));
          setProblem(problem);
        }}
      />
    </>
  );
}

interface ReviewActionsProps {
  /** Submitting the form goes to the next pending line. */
  formId: string;
  pasted: PastedList;
  lines: readonly ReviewedLine[];
  onClose: () => void;
}

function ReviewActions({ formId, pasted, lines, onClose }: ReviewActionsProps) {
  const { addAll, done } = useAddList();
  const { wanted, unresolved, conditions } = reviewResult(lines);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const finish = async () => {
    const { items, replaced } = pasted;
    const { failed } = await addAll(wanted, replaced);
    if (replaced === null) useCart.getState().resolveOthers(items);
    useCart.getState().addOthers(unresolved);
    addToNote(conditions);
    if (failed.length > 0) return pasted.keepFailed(failed);
    pasted.empty();
    // Closed while it added: the visitor stays where they are.
    if (!usePasteList.getState().isOpen) return;
    onClose();
    if (pathname !== paths.cart()) navigate(paths.cart());
  };

  const shown = lines.filter(({ isRemoved }) => !isRemoved);
  const hasPending = shown
    .map(statusOf)
    .some((status) => status === 'open' || status === 'quantity');
  const { length: notes } = shown.filter((line) => statusOf(line) === 'note');
  const rest = [
    unresolved.length > 0 && texts.rest(unresolved.length),
    notes > 0 && texts.leftOut(notes, conditions.length),
  ]
    .filter(Boolean)
    .join(' ');
  return (
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
  );
}

/** Appends conditions such as a place or date of delivery to the request's note. */
function addToNote(conditions: readonly string[]): void {
  const { data, change } = useQuoteData.getState();
  const added = conditions.filter((condition) => !data.note.includes(condition));
  if (added.length > 0) change({ note: [data.note, ...added].filter(Boolean).join('; ') });
}
