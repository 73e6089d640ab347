import { useState } from 'react';
import { hasInvalidRuc, isShortRuc, useQuoteData } from '../../cart/quote-data.ts';
import { limits } from '../../config.ts';
import { quoteDataFields, quoteDataTexts as texts } from '../../content/quote-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import styles from './QuoteDataForm.module.css';

/** The optional data of the buyer. */
export function QuoteDataForm() {
  const data = useQuoteData((kept) => kept.data);
  const change = useQuoteData((kept) => kept.change);
  const forget = useQuoteData((kept) => kept.forget);
  const [isTyping, setTyping] = useState(false);
  // Not while an incomplete RUC is typed.
  const isWrong = hasInvalidRuc(data) && !(isTyping && isShortRuc(data));
  return (
    <>
      <Disclosure summary={texts.title}>
        <div className="stack">
          <p className="note">{texts.hint}</p>
          {quoteDataFields.map(({ name, label, autoComplete }) => {
            const field = { label, value: data[name], autoComplete, maxLength: limits.quoteField };
            if (name === 'note') {
              return (
                <TextArea
                  key={name}
                  {...field}
                  rows={3}
                  onChange={(event) => change({ [name]: event.currentTarget.value })}
                />
              );
            }
            const isRuc = name === 'ruc';
            return (
              <TextField
                key={name}
                {...field}
                type={name === 'date' ? 'date' : 'text'}
                inputMode={isRuc ? 'numeric' : undefined}
                error={isRuc && isWrong ? texts.wrongRuc : undefined}
                urgent={isRuc}
                onBlur={() => setTyping(false)}
                onChange={(event) => {
                  setTyping(isRuc);
                  change({
                    [name]: event.currentTarget.value,
                    ...(isRuc && { sendInvalidRuc: false }),
                  });
                }}
              />
            );
          })}
          {isWrong && (
            <label className={`row ${styles.check}`}>
              <input
                type="checkbox"
                checked={data.sendInvalidRuc}
                onChange={(event) => change({ sendInvalidRuc: event.currentTarget.checked })}
              />
              {texts.insist}
            </label>
          )}
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
      {/* Also visible while the form is closed. */}
      {isWrong && !data.sendInvalidRuc && <p className="note danger">{texts.withoutRuc}</p>}
    </>
  );
}
