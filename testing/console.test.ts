import { expect, it } from 'vitest';
import { expectConsole, hasExpectedConsole } from './console.ts';

it('an expected console message is missing until it comes', () => {
  expectConsole('error', 'Error loading');
  console.error('Another error');
  expect(hasExpectedConsole()).toBe(false);
  expectConsole('error', 'Another error');
  console.error('Error loading products:', 'reason');
  expect(hasExpectedConsole()).toBe(true);
});
