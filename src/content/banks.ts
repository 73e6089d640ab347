import { shop } from '../shop/shop.ts';

export type BankAccount = (typeof shop.banks)[number];

export const bankAccounts: readonly BankAccount[] = shop.banks;

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
