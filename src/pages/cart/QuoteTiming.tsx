import type { RefObject } from 'react';
import { useQuoteData } from '../../cart/quote-data.ts';
import {
  quoteDataFields,
  quoteDataTexts as texts,
  timingFields,
} from '../../content/quote-data.ts';
import { formatIsoDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './QuoteTiming.module.css';

interface QuoteTimingProps {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onOpen: () => void;
  onUse: () => void;
}

/** When the buyer needs the goods, and a note; folded only while both are empty and unused. */
export function QuoteTiming({ ref, isOpen, onOpen, onUse }: QuoteTimingProps) {
  const { data, change } = useQuoteData();
  if (!isOpen && timingText(data) === '') {
    return (
      <div ref={ref}>
        <Button wide onClick={onOpen}>
          {texts.addTiming}
        </Button>
      </div>
    );
  }
  return (
    <div ref={ref} className={styles.fields}>
      {quoteDataFields
        .filter(({ name }) => timingFields.includes(name))
        .map(({ name, label, type, autoComplete }) => {
          const field = {
            label,
            value: data[name],
            autoComplete,
            onChange: (event: { currentTarget: { value: string } }) => {
              // Fields that were emptied stay.
              onUse();
              change({ [name]: event.currentTarget.value });
            },
          };
          return name === 'note' ? (
            <TextArea key={name} {...field} rows={1} />
          ) : (
            // Without a limit, the year of a date field takes six digits.
            <TextField key={name} {...field} type={type} max={lastDate} />
          );
        })}
    </div>
  );
}

const lastDate = '9999-12-31';

/** `01/12/2026`, or that there is a note; empty without both. */
export function timingText({ date, note }: { date: string; note: string }): string {
  return formatIsoDate(date) || (note.trim() === '' ? '' : texts.withNote);
}
