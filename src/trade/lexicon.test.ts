import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { synonymRows } from './asked/synonyms.ts';
import { chooseProduct } from './choose/choose-product.ts';
import { synonyms } from './lexicon/synonyms.ts';
import { countedProducts, unitWords } from './lexicon/units.ts';
import { finishOfWord, tradeWords } from './lexicon/words.ts';
import { requestLine } from './list/list-line.ts';
import { searchIndex } from './search/search-index.ts';
import { tradeWord } from './text/trade-word.ts';

/** Texts that occur more than once. */
const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the lexicon', () => {
  it('has each spelling of a word once', () => {
    const spelled = tradeWords.flatMap(({ word, spellings = [] }) => [word, ...spellings]);
    expect(repeated(spelled)).toEqual([]);
  });

  it('reads each spelling as its own word', () => {
    const others = tradeWords.flatMap(({ word, spellings = [] }) =>
      spellings.filter((spelling) => tradeWord(spelling)?.word !== word),
    );
    expect(others).toEqual([]);
  });

  it('has each unit once', () => {
    expect(repeated(unitWords.flatMap(({ spellings }) => spellings))).toEqual([]);
    expect(repeated(countedProducts.flatMap(({ spellings }) => spellings))).toEqual([]);
  });

  it('has no synonym that another one hides', () => {
    expect(repeated(synonymRows.map(({ stems }) => stems.join(' ')))).toEqual([]);
  });

  it('has no synonym that means only itself', () => {
    const empty = Object.entries(synonyms).filter(([phrase, meanings]) =>
      meanings.includes(phrase),
    );
    expect(empty.map(([phrase]) => phrase)).toEqual(['chapa']);
  });
});

describe('a line that asks for a finish', () => {
  const index = searchIndex(catalogue.products);
  const finishes = tradeWords.filter(({ role }) => role === 'finish');
  const sizes = [
    'tubo cuadrado 4x4x3',
    'tubo rectangular 4x2x3',
    'tubo redondo 3 x 3.0',
    'angulo 4 x 1/4',
    'platina 1/2 x 3',
    'plancha 1/4',
    'barra redonda 1/2',
    'canal u 6 x 8.2',
    'tee 1 x 1/8',
    'fierro corrugado 1/2',
  ];

  it.each(finishes.map(({ word, spellings = [] }) => [word, [word, ...spellings]] as const))(
    'never preselects a product of another finish: %s',
    (word, spellings) => {
      const asked = finishOfWord[word as keyof typeof finishOfWord];
      const wrong = spellings.flatMap((spelling) =>
        sizes.flatMap((size) => {
          const text = `5 ${size} ${spelling}`;
          const name = chooseProduct(requestLine(text, 1), index).product?.name ?? '';
          const isCoated = /GALV|INOX/.test(name);
          const isBlack = asked !== 'GALV.' && asked !== 'INOX';
          const isOther = isBlack ? isCoated || isOtherBlack(asked, name) : !name.includes(asked);
          return name !== '' && isOther ? [`${size} ${spelling}: ${name}`] : [];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

/** LAF and LAC exclude each other where a name states one of them. */
function isOtherBlack(asked: string, name: string): boolean {
  if (asked === 'LAF') return !name.includes('LAF');
  return asked === 'LAC' && name.includes('LAF');
}
