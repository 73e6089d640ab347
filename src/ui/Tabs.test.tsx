import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'a', label: 'Descripción', content: 'Tubo de 6 m' },
  { id: 'b', label: 'Especificaciones', content: 'ASTM A500' },
  { id: 'c', label: 'Reseñas', content: 'Sin reseñas' },
];

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('is a single tab stop, at the selected tab', async () => {
    render(<Tabs label="Detalle" tabs={tabs} />);
    await userEvent.click(tab('Especificaciones'));
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Especificaciones'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Descripción'],
    ['{ArrowLeft}', 'Reseñas'],
  ])('on %s selects and focuses %s', async (keys, label) => {
    render(<Tabs label="Detalle" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toBe(label);
    expect(tab(label)).toHaveFocus();
  });
});
