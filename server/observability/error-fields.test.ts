// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { errorFields } from './error-fields.ts';

describe('the log', () => {
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
      stack: expect.stringContaining('error-fields.test.ts'),
    });
    expect(errorFields(new AggregateError([new Error('refused')])).message).toBe('refused');
    expect(errorFields('text')).toEqual({ type: 'string', message: 'text' });
  });
});
