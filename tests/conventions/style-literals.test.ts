import { describe, expect, it } from 'vitest';
import { filesIn, linesOf } from '../../testing/files.ts';

const sheets = filesIn(['src'], /\.css$/).filter((file) => file !== 'src/styles/tokens.css');

const colour =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;]*\b(white|black|gr[ae]y|red|orange|yellow|green|blue)\b/i;
const fontSize = /\bfont(-size)?:[^;]*\b\d*\.?\d+(px|rem)\b/;

describe('outside tokens.css a style names a token', () => {
  it('for a colour', () => {
    expect(sheets).not.toEqual([]);
    expect(offences(colour)).toEqual([]);
  });

  it('for a font size', () => {
    expect(offences(fontSize)).toEqual([]);
  });

  it.each([
    'color: #fff;',
    'background: rgb(0 0 0 / 50%)',
    'border: 1px solid white;',
    'color:oklch(50% 0 0)',
  ])('and `%s` is a colour', (line) => {
    expect(line).toMatch(colour);
  });

  it.each(['color: var(--color-white);', 'border-color: currentcolor;', '.red { margin: 0 }'])(
    'and `%s` is none',
    (line) => {
      expect(withoutTokens(line)).not.toMatch(colour);
    },
  );
});

/** `file:line` of everything that the pattern finds in declarations. */
function offences(pattern: RegExp): string[] {
  return sheets.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      pattern.test(withoutTokens(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
}

/** The names of custom properties and comments may say what they like. */
function withoutTokens(line: string): string {
  return line.replace(/--[\w-]+/g, '').replace(/\/\*.*?\*\/|^\s*\*.*/g, '');
}
