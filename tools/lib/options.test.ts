import { expect, it } from 'vitest';
import { options } from './options.mjs';

const known = { host: { type: 'boolean' } } as const;

it('gives what was typed, and --help beside it', () => {
  expect(options(known, '', ['--host'])).toMatchObject({ host: true });
  expect(options(known, '', ['--help'])).toMatchObject({ help: true });
});

it.each([['--hots'], ['3100'], ['--host=1']])(
  'refuses %s with the help, and ignores nothing',
  (...args) => {
    expect(() => options(known, 'npm run dev [-- --host]', args)).toThrow(/npm run dev/);
  },
);
