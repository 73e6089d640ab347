/** Banks, numbers and codes are invented. */
export interface BankAccount {
  id: string;
  bank: string;
  accountType: string;
  accountNumber: string;
  /** The interbank code (CCI) in four groups, 20 digits. */
  interbankNumber: string;
  logoSrc: `/images/banks/${string}.svg`;
}

const accountType = 'Cuenta de ahorros en soles';

export const bankAccounts: readonly BankAccount[] = [
  {
    id: 'sillar',
    bank: 'Banco Sillar',
    accountType,
    accountNumber: '214-07361852-0-46',
    interbankNumber: '921-214-007361852046-57',
    logoSrc: '/images/banks/sillar.svg',
  },
  {
    id: 'huarango',
    bank: 'Banco Huarango',
    accountType,
    accountNumber: '0057-0318-0204917635',
    interbankNumber: '934-057-000204917635-12',
    logoSrc: '/images/banks/huarango.svg',
  },
  {
    id: 'quenual',
    bank: 'Banco Queñual',
    accountType,
    accountNumber: '380-3004682719',
    interbankNumber: '947-380-003004682719-83',
    logoSrc: '/images/banks/quenual.svg',
  },
];

export const bankTransferNote =
  'Antes de depositar, confirme el monto en su cotización. Después envíenos la constancia por WhatsApp o correo e indique el número de cotización.';

export const bankCardTexts = {
  reveal: 'Ver número',
  numbers: 'número de cuenta y CCI',
  account: 'Número de cuenta',
  interbank: 'CCI',
  holder: 'Titular',
  copy: 'Copiar',
  copyFailed: 'No se pudo copiar. Seleccione el número y cópielo a mano.',
} as const;
