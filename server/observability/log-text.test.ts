// @vitest-environment node
import { expect, it } from 'vitest';
import { errorFields } from './error-fields.ts';
import { readLogSettings } from './log-settings.ts';
import { logText } from './log-text.ts';
import { printable } from './printable.ts';

const line = { level: 'warn', time: '2026-01-02T12:30:05.678Z', pid: 7, msg: 'It took long' };

it('is a line for people at a terminal, its values in JSON', () => {
  expect(logText(JSON.stringify({ ...line, route: 'site', ms: 1200, text: 'a\nb' }))).toBe(
    '12:30:05 warn It took long route="site" ms=1200 text="a\\nb"\n',
  );
});

it('says what went wrong in the line, and where below it', () => {
  const err = { type: 'Error', message: 'away\nfake line', stack: 'Error: away\n    at x.ts:1' };
  expect(logText(JSON.stringify({ ...line, err }))).toBe(
    '12:30:05 warn It took long (away fake line)\n    at x.ts:1\n',
  );
});

it('goes to machines as JSON and to people as text, who are spared what is well', () => {
  expect(readLogSettings({}, false)).toEqual({ format: 'json', level: 'info' });
  expect(readLogSettings({}, true)).toEqual({ format: 'text', level: 'warn' });
  expect(readLogSettings({ LOG_FORMAT: 'json', LOG_LEVEL: 'error' }, true)).toEqual({
    format: 'json',
    level: 'error',
  });
  expect(readLogSettings({ LOG_FORMAT: 'xml', LOG_LEVEL: 'all' }, false)).toEqual({
    format: 'json',
    level: 'info',
  });
});

it('lets through of an error what says nothing of visitors, without what steers a terminal', () => {
  const error = Object.assign(new Error('a\u001b[2Jb\u2028c'), {
    code: '23505',
    detail: 'Key (email)=(ana@x.example) exists.',
    parameters: ['ana@x.example'],
  });
  const fields = errorFields(error);
  expect(fields).toEqual({
    type: 'Error',
    code: '23505',
    message: 'a\\u001b[2Jb\\u2028c',
    stack: expect.stringContaining('log-text.test.ts'),
  });
  expect(errorFields(new AggregateError([new Error('refused')])).message).toBe('refused');
  expect(errorFields('text')).toEqual({ type: 'string', message: 'text' });
});

it('what is printed holds no control and no override of direction, and is the same JSON', () => {
  const hostile =
    '\u0000\u001b[2J\u007f\u0085\u009b31m\u061c\u200b\u202e\u2028\u2066\ufeff\u{e0001}ñ😀';
  const line = printable(JSON.stringify({ hostile }));
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(line)).toEqual({ hostile });
  expect(printable('una línea\notra')).toBe('una línea\notra');
});
