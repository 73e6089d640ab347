import { describe, expect, it } from 'vitest';
import { expectConsole, settleConsole } from './console.ts';

describe('the console of a test', () => {
  it('refuses a message that nobody expected, and quotes it', () => {
    console.warn('%s is odd', 'this');
    expect(settleConsole).toThrow(/console\.warn that the test does not expect: this is odd/);
  });

  it('lets an expected message pass, however often it comes', () => {
    expectConsole('error', 'Error loading products:');
    console.error('Error loading products:', new Error('down'));
    console.error('Error loading products:', new Error('down'));
    expect(settleConsole).not.toThrow();
  });

  it('refuses an expected message at another level', () => {
    expectConsole('error', /down/);
    console.log('down');
    expect(settleConsole).toThrow(/console\.log that the test does not expect/);
  });

  it('refuses the silence of an expected message', () => {
    expectConsole('error', 'Error loading products:');
    expect(settleConsole).toThrow(/never came/);
  });

  it('starts anew after each test', () => {
    expect(settleConsole).not.toThrow();
  });
});
