import { Plus, Trash2 } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../../config.ts';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { type BarPlan, type CutPlan, cutBars } from '../../../lib/cut-bars.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './CutListDialog.module.css';
import { type CutDraft, type CutErrors, millimetres, readCuts } from './cut-rows.ts';

const blankRow = { length: '', quantity: '' };
/** Kept for the visit, also for the next product. */
let lastDraft: CutDraft = { rows: [blankRow], kerf: '' };

interface CutListDialogProps {
  /** Length of a bar. */
  metres: number;
  onClose: () => void;
  onUse: (bars: number) => void;
}

/** Takes the wanted pieces and shows how many bars they need and how to cut them. */
export default function CutListDialog({ metres, onClose, onUse }: CutListDialogProps) {
  const [draft, setDraft] = useState(lastDraft);
  const [errors, setErrors] = useState<CutErrors>({});
  const [plan, setPlan] = useState<CutPlan | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const change = (changed: Partial<CutDraft>) => {
    lastDraft = { ...draft, ...changed };
    setDraft(lastDraft);
    setErrors({});
    setPlan(null);
  };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const read = readCuts(draft, metres * 1000);
    if ('errors' in read) setErrors(read.errors);
    else setPlan(cutBars(read));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each failed submit
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return (
    <Dialog open wide onClose={onClose} title={texts.open}>
      <form ref={form} className="stack gap-4" noValidate onSubmit={calculate}>
        <p>{texts.intro(`${metres}\u00a0m`)}</p>
        {draft.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">{texts.row(index + 1)}</legend>
            {(['length', 'quantity'] as const).map((field) => (
              <TextField
                key={field}
                label={texts[field]}
                inputMode={field === 'length' ? 'decimal' : 'numeric'}
                autoComplete="off"
                value={row[field]}
                error={errors[`${field} ${index}`]}
                onChange={({ currentTarget: { value } }) =>
                  change({ rows: draft.rows.with(index, { ...row, [field]: value }) })
                }
              />
            ))}
            <IconButton
              className={styles.remove}
              label={texts.remove(index + 1)}
              disabled={draft.rows.length === 1}
              onClick={() => change({ rows: draft.rows.toSpliced(index, 1) })}
            >
              <Icon of={Trash2} size={20} />
            </IconButton>
          </fieldset>
        ))}
        <div>
          <Button
            size="small"
            disabled={draft.rows.length >= limits.cutRows}
            onClick={() => change({ rows: [...draft.rows, blankRow] })}
          >
            <Icon of={Plus} size={18} />
            {texts.add}
          </Button>
        </div>
        <TextField
          label={texts.kerf}
          hint={texts.kerfHint}
          inputMode="decimal"
          autoComplete="off"
          value={draft.kerf}
          error={errors.kerf}
          onChange={(event) => change({ kerf: event.currentTarget.value })}
        />
        <Button type="submit" variant={plan ? undefined : 'primary'}>
          {texts.calculate}
        </Button>
      </form>
      <div role="status">{plan && <Plan plan={plan} metres={metres} />}</div>
      {plan && (
        <Button variant="primary" wide onClick={() => onUse(plan.bars)}>
          {texts.use(plan.bars)}
        </Button>
      )}
    </Dialog>
  );
}

function Plan({ plan, metres }: { plan: CutPlan; metres: number }) {
  return (
    <div className="stack gap-4">
      <h3>{texts.bars(plan.bars, `${metres}\u00a0m`)}</h3>
      <p>{texts.waste((plan.waste * 100).toFixed(1))}.</p>
      <ul className="stack gap-4" aria-label={texts.plan}>
        {plan.plans.map((one) => (
          <li key={inWords(one)}>
            <strong>{texts.timesCut(one.bars)}:</strong> {inWords(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function inWords({ cuts, left }: BarPlan): string {
  const pieces = cuts.map(
    ({ length, quantity }) => `${quantity}\u00a0×\u00a0${millimetres(length)}\u00a0mm`,
  );
  return `${pieces.join(' + ')}; ${left > 0 ? texts.left(millimetres(left)) : texts.noneLeft}`;
}
