/** What a reader should know of a line of the closing table: why it is not met, and what was tried. */
export function remarkOn(measure: string): string {
  return remarks[measure] ?? remarks[measure.replace(/ of `.*`$/, '')] ?? '';
}

/** By measure; one that is taken of several routes stands without them. */
const remarks: Readonly<Record<string, string>> = {
  'first contentful paint, against a trivial page':
    'What is left is not the site’s to spare: with no script, style sheet or font named in it, `index.html` was painted 1.2 times as late as the trivial page (388 ms against 324, medians of seven); a logo of one letter in the drawing’s place gained nothing, nor did naming the scripts after the loading screen. Frames are 16 ms apart and both figures spread over several.',
  'Lighthouse performance':
    'Lighthouse watches on a fast line and reckons what a slow one would make of it: all that came before the largest picture counts as waited for, the 105 kB of scripts included, which gives an LCP of 2.3 to 2.9 s. The loading screen of 2 s is in the Speed Index of every route. What each page alone needs is fetched beside the common scripts (decision 006); that moved the scores by no more than one run differs from the next, two points. Fetching the scripts at low priority brought the reckoned FCP from 1.9 s to 0.7 on every route, and as much of their work into the blocking time, which is counted from there: the scores stayed.',
  'from a card to its product, name and picture painted':
    'It is the next frame, with nothing waited for, but on this processor the frame takes that long: 30 to 45 ms to draw the page and take the list down, the rest style, layout and paint. It was 298 ms with React Router’s transitions (decision 008); tabs and related products already follow the frame.',
  'slowest interaction of the journey (INP)':
    'The click on a card, as above: 96 to 120 ms over five runs of one day, as the machine was; within the bound in a quiet one.',
  'back to a category that the cache knows':
    'The frame itself, as above: twelve cards where the list was left at its top, all of them where it was left further down.',
  'productosResumen, against bare node:http':
    'Ours looks the request up and sends the security headers and `Vary`, which the bare server does not. What could be spared on that way has been (decisions 052 and 053).',
  'category, against bare node:http':
    'As above, and an answer of half a kilobyte is all overhead: the eight headers more alone cost 3 %. The spread is the machine’s, whose bare server gave between 43,000 and 73,000 answers a second within one hour; the run before this one came to 0.89.',
  'search among 100,000 by the index, against a sequential scan':
    'The median over the texts. The catalogue is the shop’s own 131 times over; of a text of many trigrams that is in 131 names or more the plans show the time in the index’s long lists, and such a text stays above the bound.',
};
