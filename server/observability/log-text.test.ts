// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { errorFields } from './error-fields.ts';
import { logText } from './log-text.ts';

const line = { level: 'warn', time: '2026-01-02T12:30:05.678Z', pid: 7, msg: 'It took long' };

describe('the log', () => {
  it('shows the message of an error in the line and its stack below', () => {
    const err = { type: 'Error', message: 'away\nfake line', stack: 'Error: away\n    at x.ts:1' };
    expect(logText(JSON.stringify({ ...line, route: 'site', text: 'a\nb', err }))).toBe(
      '12:30:05 warn It took long (away fake line) route="site" text="a\\nb"\n    at x.ts:1\n',
    );
  });

  it('reduces an error to type, message, code and stack', () => {
    const error = Object.assign(new Error('failed'), {
      code: '23505',
      detail: 'Key (email)=(ana@x.example) exists.',
      parameters: ['ana@x.example'],
    });
    const fields = errorFields(error);
    expect(fields).toEqual({
      type: 'Error',
      code: '23505',
      message: 'failed',
      stack: expect.stringContaining('log-text.test.ts'),
    });
    expect(errorFields(new AggregateError([new Error('refused')])).message).toBe('refused');
    expect(errorFields('text')).toEqual({ type: 'string', message: 'text' });
  });
});
