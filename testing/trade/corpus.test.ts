import { describe, expect, it } from 'vitest';
import { corpusFiles } from './corpus.ts';

describe.each(corpusFiles())('testing/trade/$file', ({ faults }) => {
  it('is read as each of its rows says', () => {
    expect([...faults()]).toEqual([]);
  });
});
