import { Plus, Trash2 } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../../config.ts';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import type { CutPlan } from '../../../lib/cutting/cut-bars.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './CutListDialog.module.css';
import { CutPlanView } from './CutPlanView.tsx';
import { type CutDraft, type CutErrors, type CutRow, readCuts } from './cut-rows.ts';
import { readDraft, saveDraft } from './draft.ts';
import { planCuts } from './plan-cuts.ts';

interface CutListDialogProps {
  /** Length of a bar. */
  metres: number;
  onClose: () => void;
  onUse: (bars: number) => void;
}

const noErrors: CutErrors = { rows: [] };

/** Takes the pieces that are wanted, and shows how many bars they need and how to cut them. */
export default function CutListDialog({ metres, onClose, onUse }: CutListDialogProps) {
  const [draft, setDraft] = useState(readDraft);
  const [errors, setErrors] = useState(noErrors);
  const [plan, setPlan] = useState<CutPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Which list is being worked on: a plan that comes after a change is of another list. */
  const turn = useRef(0);
  const bar = metres * 1000;
  const barText = `${metres}\u00a0m`;

  const change = (changed: Partial<CutDraft>) => {
    const next = { ...draft, ...changed };
    turn.current += 1;
    setDraft(next);
    saveDraft(next);
    setErrors(noErrors);
    setPlan(null);
    setBusy(false);
  };
  const changeRow = (index: number, changed: Partial<CutRow>) =>
    change({ rows: draft.rows.map((row, at) => (at === index ? { ...row, ...changed } : row)) });

  const calculate = async (event: FormEvent) => {
    event.preventDefault();
    const read = readCuts(draft, bar);
    setPlan(null);
    if ('rows' in read) return setErrors(read);
    setErrors(noErrors);
    setBusy(true);
    turn.current += 1;
    const own = turn.current;
    const found = await planCuts(read);
    if (own !== turn.current) return;
    setBusy(false);
    setPlan(found);
  };

  // To the first field that is to be mended.
  useEffect(() => {
    if (errors === noErrors) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return (
    <Dialog open wide onClose={onClose} title={texts.open}>
      <form ref={form} className={styles.stack} noValidate onSubmit={calculate}>
        <p>{texts.intro(barText)}</p>
        {draft.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">{texts.row(index + 1)}</legend>
            <TextField
              label={texts.length}
              inputMode="decimal"
              autoComplete="off"
              value={row.length}
              error={errors.rows[index]?.length}
              onChange={(event) => changeRow(index, { length: event.currentTarget.value })}
            />
            <TextField
              label={texts.quantity}
              inputMode="numeric"
              autoComplete="off"
              value={row.quantity}
              error={errors.rows[index]?.quantity}
              onChange={(event) => changeRow(index, { quantity: event.currentTarget.value })}
            />
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
            onClick={() => change({ rows: [...draft.rows, { length: '', quantity: '' }] })}
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
        <Button type="submit" variant={plan ? undefined : 'primary'} busy={isBusy}>
          {texts.calculate}
        </Button>
      </form>
      <div role="status">{plan && <CutPlanView plan={plan} bar={bar} barText={barText} />}</div>
      {plan && (
        <Button variant="primary" wide onClick={() => onUse(plan.bars)}>
          {texts.use(plan.bars)}
        </Button>
      )}
    </Dialog>
  );
}
