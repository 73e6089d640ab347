import { describe, expect, it } from 'vitest';
import { filesIn, linesOf } from '../../testing/files.ts';

/** Prose and tables, which nobody reads as code. */
const data = /^src\/content\/|\/generated\//;

const code = filesIn(
  ['lab/audit', 'lab/bench', 'lab/lib', 'server', 'src', 'testing', 'tests', 'tools', 'workbench'],
  /\.(tsx?|mjs|css|graphql)$/,
).filter((file) => !data.test(file));
const decisions = filesIn(['docs/decisions'], /\.md$/);

describe('a file is small enough to be read at once', () => {
  it('code has at most 250 lines', () => {
    expect(code).not.toEqual([]);
    expect(code.filter((file) => linesOf(file).length > 250)).toEqual([]);
  });

  it('a decision record has at most 40 lines', () => {
    expect(decisions).not.toEqual([]);
    expect(decisions.filter((file) => linesOf(file).length > 40)).toEqual([]);
  });
});
