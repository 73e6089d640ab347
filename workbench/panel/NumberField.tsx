import { type KeyboardEvent, useEffect, useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  /** Called when the tester is done typing, by Enter or by leaving, and it is another number. */
  onChange: (value: number) => void;
}

export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const commit = () => {
    if (text.trim() !== '' && Number(text) !== value) onChange(Number(text));
    else setText(String(value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };

  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
