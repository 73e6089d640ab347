import { useState } from 'react';
import { type QuoteField, quoteFieldError, useQuoteData } from '../../cart/quote-data.ts';
import { quoteDataFields, quoteDataTexts as texts } from '../../content/quote-data.ts';
import { formatIsoDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './QuoteDataForm.module.css';

export function QuoteDataForm() {
  const { data, change, forget } = useQuoteData();
  /** The field in use or used last: its hint is shown, and announced, once it is left. */
  const [used, setUsed] = useState<{ name: QuoteField; isLeft: boolean } | null>(null);
  return (
    <Disclosure summary={texts.title}>
      <div className="stack">
        <p className="note">{texts.hint}</p>
        {quoteDataFields.map(({ name, label, type, autoComplete }) => {
          const isTyped = used?.name === name && !used.isLeft;
          const field = {
            label,
            value: data[name],
            autoComplete,
            error: isTyped ? undefined : quoteFieldError(name, data[name]),
            onBlur: () => setUsed({ name, isLeft: true }),
            onChange: (event: { currentTarget: { value: string } }) => {
              setUsed({ name, isLeft: false });
              change({ [name]: event.currentTarget.value });
            },
          };
          if (name === 'note') return <TextArea key={name} {...field} rows={3} />;
          return (
            <TextField
              key={name}
              {...field}
              type={type}
              // The browser may show the date with the month first.
              hint={
                type === 'date' && data.date ? texts.sentAs(formatIsoDate(data.date)) : undefined
              }
              inputMode={name === 'ruc' ? 'numeric' : undefined}
            />
          );
        })}
        <LiveRegion>{used?.isLeft && quoteFieldError(used.name, data[used.name])}</LiveRegion>
        <label className={`row ${styles.check}`}>
          <input
            type="checkbox"
            checked={data.wantsCertificate}
            onChange={(event) => change({ wantsCertificate: event.currentTarget.checked })}
          />
          {texts.certificate}
        </label>
        <Button variant="quiet" onClick={forget}>
          {texts.forget}
        </Button>
      </div>
    </Disclosure>
  );
}
