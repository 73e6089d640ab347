import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error('cannot be rendered');
  return <p>part</p>;
}

describe('ErrorBoundary', () => {
  it('shows the fallback until its key changes', () => {
    expectConsole('error', 'cannot be rendered');
    const boundary = (resetKey: string, broken: boolean) => (
      <ErrorBoundary fallback={<p>fallback</p>} resetKey={resetKey}>
        <Part broken={broken} />
      </ErrorBoundary>
    );
    const { rerender } = render(boundary('first', true));
    rerender(boundary('first', false));
    expect(screen.getByText('fallback')).toBeInTheDocument();
    rerender(boundary('second', false));
    expect(screen.getByText('part')).toBeInTheDocument();
  });
});
