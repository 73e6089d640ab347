import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company.ts';
import { mapTexts } from '../../src/content/home.ts';
import { LocationMap } from '../../src/pages/home/LocationMap.tsx';

/** Stands in for the maps site, and tells what was asked of it. */
function answerMap(answer: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input);
    return answer();
  });
  return asked;
}

describe('the location map', () => {
  const frame = () => screen.queryByTitle(mapTexts.frameTitle);

  it('shows the address, the hours and a link that opens it in maps', () => {
    render(<LocationMap />);
    expect(document.body).toHaveTextContent(company.address.street);
    expect(document.body).toHaveTextContent(company.hours);
    const link = screen.getByRole('link', { name: mapTexts.open });
    expect(link).toHaveAttribute('href', company.map.openUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('asks the other site for nothing before the visitor does, and then shows its frame', async () => {
    const asked = answerMap(() => Promise.resolve(new Response()));
    const user = userEvent.setup();
    render(<LocationMap />);
    const button = screen.getByRole('button', { name: mapTexts.show });
    expect(frame()).toBeNull();
    expect(asked).toEqual([]);
    await user.click(button);
    expect(await screen.findByTitle(mapTexts.frameTitle)).toHaveAttribute(
      'src',
      company.map.embedUrl,
    );
    expect(asked).toEqual([company.map.embedUrl]);
    expect(frame()).toHaveFocus();
  });

  it('says so when the other site does not answer, and can be asked again', async () => {
    answerMap(() => Promise.reject(new TypeError('Failed to fetch')));
    const user = userEvent.setup();
    render(<LocationMap />);
    await user.click(screen.getByRole('button', { name: mapTexts.show }));
    expect(await screen.findByRole('alert')).toHaveTextContent(mapTexts.failed);
    expect(frame()).toBeNull();
    expect(document.body).toHaveTextContent(company.address.street);
    expect(screen.getByRole('button', { name: mapTexts.show })).toHaveFocus();
  });
});
