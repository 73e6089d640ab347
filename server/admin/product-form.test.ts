import { expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { productControls, tableOf, typedIn } from './product-form.ts';

const machineId = '0b0a3a5c-5f3e-4a68-9f0e-0d2c5b7f1a11';

it.each([
  ['FC-017', 'FC-017'],
  [machineId, ''],
])('shows %s as the own code %j', (uuid, shown) => {
  const controls = productControls(productRow({ id: 1, uuid }), {}, []);
  const field = controls.map(({ markup }) => markup).find((one) => one.includes('Código propio'));
  expect(field).toContain(`name="was-uuid" value="${shown}"`);
});

it('changes the own code only where it was typed', () => {
  const form = new FormData();
  form.set('uuid', 'FC-018');
  form.set('was-uuid', '');
  form.set('marca', 'SIDER');
  form.set('was-marca', 'SIDER');
  expect(tableOf(1, 'FIERRO', typedIn(form)).products).toEqual([
    ['Código', 'Nombre', 'UUID'],
    [1, 'FIERRO', 'FC-018'],
  ]);
});
