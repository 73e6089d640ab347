import { describe, expect, it } from 'vitest';
import { type ContactField, contactErrors, fieldError } from './contact-validation.ts';

const wrong: [ContactField, string, string][] = [
  ['name', '', 'El nombre es requerido'],
  ['name', '   ', 'El nombre es requerido'],
  ['name', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['name', ' A ', 'El nombre debe tener al menos 2 caracteres'],
  ['name', '7', 'El nombre debe tener al menos 2 caracteres'],
  ['name', 'Ana 2', 'El nombre solo debe contener letras'],
  ['name', 'Ana-María', 'El nombre solo debe contener letras'],
  ['name', 'Ana\nQuispe', 'El nombre solo debe contener letras'],
  ['name', '<b>Ana</b>', 'El nombre solo debe contener letras'],
  ['email', '', 'El email es requerido'],
  ['email', 'ana', 'Email inválido'],
  ['email', 'ana@taller', 'Email inválido'],
  ['email', 'ana@taller.', 'Email inválido'],
  ['email', '@taller.example', 'Email inválido'],
  ['email', 'ana quispe@taller.example', 'Email inválido'],
  ['email', 'ana@taller.example, rosa@taller.example', 'Email inválido'],
  ['email', 'ana@taller.example;rosa@taller.example', 'Email inválido'],
  ['email', 'Ana<ana@taller.example>', 'Email inválido'],
  ['phone', '', 'El teléfono es requerido'],
  ['phone', '98765432', 'El teléfono debe tener 9 dígitos'],
  ['phone', '9876543210', 'El teléfono debe tener 9 dígitos'],
  ['phone', '987 654 321', 'El teléfono debe tener 9 dígitos'],
  ['phone', '+51987654321', 'El teléfono debe tener 9 dígitos'],
  ['phone', '98765432a', 'El teléfono debe tener 9 dígitos'],
  ['phone', '٩٨٧٦٥٤٣٢١', 'El teléfono debe tener 9 dígitos'],
  ['message', '', 'El mensaje es requerido'],
  ['message', '\n \t', 'El mensaje es requerido'],
  ['message', '123456789', 'El mensaje debe tener al menos 10 caracteres'],
  ['message', '  12345678  ', 'El mensaje debe tener al menos 10 caracteres'],
];

const right: [ContactField, string][] = [
  ['name', 'Li'],
  ['name', '  Ana  '],
  ['name', 'María José Ñahui Agüero'],
  ['name', 'Jose\u0301'],
  ['email', 'ana@taller.example'],
  ['email', ' ana.quispe+obra@taller.com.pe '],
  ['phone', '987654321'],
  ['phone', ' 987654321 '],
  ['message', '1234567890'],
  ['message', 'Necesito 20 ángulos de 2" x 1/4"\npara Ate.'],
];

describe('the contact form', () => {
  it.each(wrong)('of %s %j says «%s»', (field, value, message) => {
    expect(fieldError(field, value)).toBe(message);
  });

  it.each(right)('takes %s %j', (field, value) => {
    expect(fieldError(field, value)).toBeUndefined();
  });

  it('names every wrong field and no other', () => {
    const form = { name: 'Ana', email: 'ana', phone: '', message: '1234567890' };
    expect(contactErrors(form)).toEqual({
      email: 'Email inválido',
      phone: 'El teléfono es requerido',
    });
  });

  it('finds nothing wrong with a form that is filled in well', () => {
    const form = {
      name: 'Ana',
      email: 'ana@taller.example',
      phone: '987654321',
      message: '1234567890',
    };
    expect(contactErrors(form)).toEqual({});
  });
});
