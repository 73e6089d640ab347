import { describe, expect, it } from 'vitest';
import { type ContactField, fieldError, homeRules } from './contact-validation.ts';

const invalid: [ContactField, string, ...values: string[]][] = [
  ['name', 'El nombre es requerido', '', '   '],
  ['name', 'El nombre debe tener al menos 2 caracteres', 'A', ' A ', '7'],
  ['name', 'El nombre solo debe contener letras', 'Ana 2', 'Ana-María', 'Ana\nQ', '<b>Ana</b>'],
  ['email', 'El email es requerido', ''],
  [
    'email',
    'Email inválido',
    'ana',
    'ana@taller',
    'ana@taller.',
    '@taller.example',
    'a q@t.example',
  ],
  [
    'email',
    'Email inválido',
    'a@t.example, b@t.example',
    'a@t.example;b@t.example',
    'A<a@t.example>',
  ],
  ['phone', 'El teléfono es requerido', ''],
  ['phone', 'El teléfono debe tener 9 dígitos', '98765432', '9876543210', '987 654 321'],
  ['message', 'El mensaje es requerido', '', '\n \t'],
  ['message', 'El mensaje debe tener al menos 10 caracteres', '123456789', '  12345678  '],
];

for (const [field, most] of [
  ['name', 100],
  ['message', 5000],
] as const) {
  invalid.push([field, `Escriba como máximo ${most} caracteres`, 'a'.repeat(most + 1)]);
}

const valid: [ContactField, ...values: string[]][] = [
  ['name', 'Li', '  Ana  ', 'María José Ñahui Agüero', 'Jose\u0301'],
  ['email', 'ana@taller.example', ' ana.quispe+obra@taller.com.pe '],
  ['phone', '987654321', ' 987654321 '],
  ['message', '1234567890', 'Necesito 20 ángulos de 2" x 1/4"\npara Ate.'],
];

describe('the contact form', () => {
  it.each(invalid)('rejects %s with «%s»', (field, message, ...values) => {
    for (const value of values) expect(fieldError(field, value, homeRules)).toBe(message);
  });

  it.each(valid)('accepts %s', (field, ...values) => {
    for (const value of values) expect(fieldError(field, value, homeRules)).toBeUndefined();
  });
});
