import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { replay } from '../../workbench/replay-file.ts';

it('a log that a tester saved replays its responses, and the scenario gives the rest', async () => {
  const { address } = replay('workbench/recordings/category-in-maintenance.json');
  const path = new URL(address).hash.slice(1);
  openPage(path);
  expect(await screen.findByText('El catálogo está en mantenimiento')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TUBOS CUADRADOS');

  // Not in the file: its scenario responds, in which there is one product.
  window.location.hash = '#/buscar/tubo';
  expect(await screen.findByRole('heading', { name: /^TUBO CUADRADO LAF 1/ })).toBeVisible();
});
