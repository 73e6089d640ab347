import { useState } from 'react';
import { type QuoteField, quoteFieldError, useQuoteData } from '../../cart/quote-data.ts';
import { quoteDataFields, quoteDataTexts as texts } from '../../content/quote-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './QuoteDataForm.module.css';

export function QuoteDataForm() {
  const { data, change, forget } = useQuoteData();
  /** The field that is being typed in: its error is shown, and announced, once it is left. */
  const [typed, setTyped] = useState<QuoteField | null>(null);
  const errors = quoteDataFields.map(({ name }) => quoteFieldError(name, data[name]));
  return (
    <Disclosure summary={texts.title}>
      <div className="stack">
        <p className="note">{texts.hint}</p>
        {quoteDataFields.map(({ name, label, type, autoComplete }, index) => {
          const field = {
            label,
            value: data[name],
            autoComplete,
            error: typed === name ? undefined : errors[index],
            onBlur: () => setTyped(null),
            onChange: (event: { currentTarget: { value: string } }) => {
              setTyped(name);
              change({ [name]: event.currentTarget.value });
            },
          };
          if (name === 'note') return <TextArea key={name} {...field} rows={3} />;
          return (
            <TextField
              key={name}
              {...field}
              type={type}
              inputMode={name === 'ruc' ? 'numeric' : undefined}
            />
          );
        })}
        <LiveRegion>{typed === null && errors.find(Boolean)}</LiveRegion>
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
