import { useState } from 'react';
import { emptyQuoteData, rucError, useQuoteData } from '../../cart/quote-data.ts';
import {
  quoteDataFields,
  quoteDataTexts as texts,
  timingFields,
} from '../../content/quote-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './QuoteDataForm.module.css';

const fields = quoteDataFields.filter(({ name }) => !timingFields.includes(name));

export function QuoteDataForm() {
  const { data, change } = useQuoteData();
  /** An error is shown, and announced, once the field is left. */
  const [isTyping, setTyping] = useState(false);
  const error = isTyping ? undefined : rucError(data);
  return (
    <Disclosure summary={texts.title}>
      <div className="stack">
        <p className="note">{texts.hint}</p>
        {fields.map(({ name, label, type, autoComplete }) => {
          const field = {
            label,
            value: data[name],
            autoComplete,
            error: name === 'ruc' ? error : undefined,
            onBlur: () => setTyping(false),
            onChange: (event: { currentTarget: { value: string } }) => {
              setTyping(true);
              change({ [name]: event.currentTarget.value });
            },
          };
          return (
            <TextField
              key={name}
              {...field}
              type={type}
              inputMode={name === 'ruc' ? 'numeric' : undefined}
            />
          );
        })}
        <LiveRegion>{error}</LiveRegion>
        <label className={`row ${styles.check}`}>
          <input
            type="checkbox"
            checked={data.wantsCertificate}
            onChange={(event) => change({ wantsCertificate: event.currentTarget.checked })}
          />
          {texts.certificate}
        </label>
        <Button variant="quiet" onClick={() => change(emptyQuoteData)}>
          {texts.forget}
        </Button>
      </div>
    </Disclosure>
  );
}
