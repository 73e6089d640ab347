import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error('cannot be rendered');
  return <p>part</p>;
}

it('shows the fallback in place of what failed, and leaves the rest alone', () => {
  expectConsole('error', 'cannot be rendered');
  render(
    <>
      <p>rest</p>
      <ErrorBoundary fallback={<p>fallback</p>}>
        <Part broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('fallback')).toBeInTheDocument();
  expect(screen.getByText('rest')).toBeInTheDocument();
});

it('gives the children another try when its key changes', () => {
  expectConsole('error', 'cannot be rendered');
  const boundary = (key: string, broken: boolean) => (
    <ErrorBoundary fallback={<p>fallback</p>} resetKey={key}>
      <Part broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(boundary('first', true));
  rerender(boundary('first', false));
  expect(screen.getByText('fallback')).toBeInTheDocument();
  rerender(boundary('second', false));
  expect(screen.getByText('part')).toBeInTheDocument();
});
