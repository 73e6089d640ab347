import { pasteList as texts } from '../content/paste-list.ts';
import type { Assumption, Finish } from '../trade/index.ts';

/** What was assumed for a line: `negro (LAC), 6 m`; null for nothing. */
export function assumptionText(assumptions: readonly Assumption[]): string | null {
  return assumptions.map(partText).join(', ') || null;
}

function partText(assumption: Assumption): string {
  switch (assumption.kind) {
    case 'finish':
      return finishText(assumption.finish);
    case 'plain':
      return texts.assumed.plain;
    case 'value':
      return assumption.value;
    case 'only': {
      const shape = assumption.isSquare ? texts.assumed.square : null;
      const finish = assumption.finish ? finishText(assumption.finish) : null;
      return [shape, finish, texts.assumed.only].filter(Boolean).join(', ');
    }
    case 'nominal':
      return texts.nominal(assumption.words);
    case 'taken':
      return texts.taken(assumption.words, assumption.as);
    case 'ignored':
      return texts.ignored(assumption.words);
  }
}

function finishText(finish: Finish | null): string {
  if (finish === 'GALV.' || finish === 'INOX') return texts.finishes[finish];
  const isNamed = finish === 'LAC' || finish === 'LAF';
  return isNamed ? `${texts.assumed.black} (${finish})` : texts.assumed.black;
}
