import { describe, expect, it } from 'vitest';
import { quantityRules } from '../line/quantity-rules.ts';
import { readText } from './normalize.ts';
import { numberRules } from './number-words.ts';
import { tokensOf } from './tokens.ts';

describe('each rule reads its examples', () => {
  it.each(quantityRules.flatMap((rule) => rule.examples.map((example) => [rule.name, example])))(
    'quantity «%s»: %s',
    (name, example) => {
      const rule = quantityRules.find((candidate) => candidate.name === name);
      expect(rule?.find(tokensOf(readText(example)))?.count.quantity).toBeGreaterThan(0);
    },
  );

  it.each(numberRules.flatMap((rule) => rule.examples.map((example) => [rule.name, example])))(
    'number «%s»: %s',
    (name, example) => {
      const rule = numberRules.find((candidate) => candidate.name === name);
      const words = readText(example).plain.split(' ');
      expect(words.some((_, at) => rule?.read(words, at))).toBe(true);
    },
  );
});
