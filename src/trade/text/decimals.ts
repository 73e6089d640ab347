/** A number written in figures, with points and commas. */
export interface Figures {
  /** With the last sign as the decimal one: 1250.5 for `1,250.5`, 1.5 for `1,500`. */
  value: number;
  /** Digits behind that sign. */
  decimals: number;
  /** Where its only sign may group thousands instead, 1500 for `1,500`; else null. */
  grouped: number | null;
}

const onlyGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;

export function readFigures(digits: string): Figures {
  const plain = digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  const at = plain.indexOf('.');
  return {
    value: Number(plain),
    decimals: at === -1 ? 0 : plain.length - at - 1,
    grouped: onlyGroup.test(digits) ? Number(plain.replace('.', '')) : null,
  };
}
