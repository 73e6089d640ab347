import { describe, expect, it } from 'vitest';
import { filesIn, linesOf } from '../../testing/files.ts';

/** Content and generated files. */
const data = /^src\/content\/|\/generated\//;

const code = filesIn(
  ['lab/audit', 'lab/bench', 'lab/lib', 'server', 'src', 'testing', 'tests', 'tools', 'workbench'],
  /\.(tsx?|mjs|css|graphql)$/,
).filter((file) => !data.test(file));
const decisions = filesIn(['docs/decisions'], /\.md$/);

describe('the size of files', () => {
  it('is at most 250 lines of code', () => {
    expect(code).not.toEqual([]);
    expect(code.filter((file) => linesOf(file).length > 250)).toEqual([]);
  });

  it('is at most 40 lines for a decision record', () => {
    expect(decisions).not.toEqual([]);
    expect(decisions.filter((file) => linesOf(file).length > 40)).toEqual([]);
  });
});
