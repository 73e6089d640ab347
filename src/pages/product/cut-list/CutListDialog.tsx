import { Trash2 } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { type CutPlan, type CutProblem, cutBars } from '../../../lib/cut-bars.ts';
import { lastIndex } from '../../../lib/last-index.ts';
import { limits } from '../../../lib/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { quantityInput } from '../../../ui/quantity-input.ts';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './CutListDialog.module.css';
import { type CutDraft, type CutErrors, inWords, planText, readCuts } from './cut-rows.ts';

const blankRow = { length: '', quantity: '' };
/** Kept for the visit, also for the next product. */
let lastDraft: CutDraft = { rows: [], kerf: '' };

interface CutListDialogProps {
  metres: number;
  onClose: () => void;
  /** @param cuts the plan for the line of the quotation */
  onUse: (bars: number, cuts: string) => void;
}

/** Takes the wanted pieces and shows how many bars they need and how to cut them. */
export function CutListDialog({ metres, onClose, onUse }: CutListDialogProps) {
  const [draft, setDraft] = useState(lastDraft);
  // A blank row follows the last one.
  const rows = [...draft.rows, blankRow].slice(0, limits.cutRows);
  const [errors, setErrors] = useState<CutErrors>({});
  const [solved, setSolved] = useState<{ problem: CutProblem; plan: CutPlan } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);

  const change = (changed: Partial<CutDraft>) => {
    const { rows, kerf } = { ...draft, ...changed };
    const last = lastIndex(rows, ({ length, quantity }) => length !== '' || quantity !== '');
    lastDraft = { rows: rows.slice(0, last + 1), kerf };
    setDraft(lastDraft);
    setErrors({});
    setSolved(null);
  };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const read = readCuts(draft, metres * 1000);
    if ('errors' in read) {
      flushSync(() => setErrors(read.errors));
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    } else {
      flushSync(() => setSolved({ problem: read, plan: cutBars(read) }));
      result.current?.focus();
      result.current?.scrollIntoView();
    }
  };

  return (
    <Dialog open wide onClose={onClose} title={texts.open}>
      <form ref={form} className="stack gap-4" noValidate onSubmit={calculate}>
        <p>{texts.intro(`${metres}\u00a0m`)}</p>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">{texts.row(index + 1)}</legend>
            {(['length', 'quantity'] as const).map((field) => (
              <TextField
                key={field}
                label={texts[field]}
                {...quantityInput}
                inputMode={field === 'length' ? 'decimal' : 'numeric'}
                value={row[field]}
                error={errors[`${field} ${index}`]}
                onChange={({ currentTarget: { value } }) =>
                  change({ rows: replaceAt(rows, index, { ...row, [field]: value }) })
                }
              />
            ))}
            <IconButton
              className={styles.remove}
              label={texts.remove(index + 1)}
              aria-disabled={index >= draft.rows.length}
              onClick={() => change({ rows: draft.rows.filter((_, at) => at !== index) })}
            >
              <Icon of={Trash2} size={20} />
            </IconButton>
          </fieldset>
        ))}
        <TextField
          label={texts.kerf}
          hint={texts.kerfHint}
          {...quantityInput}
          inputMode="decimal"
          value={draft.kerf}
          error={errors.kerf}
          onChange={(event) => change({ kerf: event.currentTarget.value })}
        />
        <Button type="submit" variant={solved ? undefined : 'primary'}>
          {texts.calculate}
        </Button>
      </form>
      {solved && (
        <div className="stack gap-4">
          <h3 ref={result} tabIndex={-1}>
            {texts.bars(solved.plan.bars, `${metres}\u00a0m`)}
          </h3>
          <p>{texts.waste((solved.plan.waste * 100).toFixed(1))}.</p>
          <Button
            variant="primary"
            wide
            onClick={() => onUse(solved.plan.bars, planText(solved.plan, solved.problem))}
          >
            {texts.use(solved.plan.bars)}
          </Button>
          <ul className="stack gap-4" aria-label={texts.plan}>
            {solved.plan.plans.map((barPlan) => (
              <li key={inWords(barPlan)}>
                <strong>{texts.timesCut(barPlan.bars)}:</strong> {inWords(barPlan)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function replaceAt<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
