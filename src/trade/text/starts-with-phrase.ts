/** Finds whether words begin with a phrase of a list; `*` in its last word stands for any ending. */
export function startsWithPhrase(
  phrases: readonly string[],
): (words: readonly string[]) => boolean {
  const split = phrases.map((phrase) => phrase.split(' '));
  const byFirst = new Map<string, string[][]>();
  const open: string[][] = [];
  for (const phrase of split) {
    const [first = ''] = phrase;
    if (first.endsWith('*')) open.push(phrase);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const fits = (part: string, word: string | undefined) =>
    part.endsWith('*') ? (word?.startsWith(part.slice(0, -1)) ?? false) : part === word;
  return (words) =>
    [...(byFirst.get(words[0] ?? '') ?? []), ...open].some((phrase) =>
      phrase.every((part, at) => fits(part, words[at])),
    );
}
