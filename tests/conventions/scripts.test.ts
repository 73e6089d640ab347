import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every script of package.json begins with Node alone, so that it works on a fresh clone [D10]', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const others = Object.entries<string>(scripts).filter(
    ([, command]) => !/^node tools\/(install\.mjs && .+|[\w-]+\.mjs( \w+)?)$/.test(command),
  );
  expect(others).toEqual([]);
});
