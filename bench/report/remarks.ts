/** What a reader should know of a line of the closing table, by its measure: why it is not met, and what was tried. */
export const remarks: Readonly<Record<string, string>> = {
  'first contentful paint, against a trivial page':
    'All that the loading screen paints is the logo, a file of its own; it and the stylesheet, which holds painting back, share the line with fonts, scripts and data. Tried on a copy of the built site, five runs beside other work: the stylesheet after the loading screen alone changes nothing (1,100 ms against 1,050); with the logo inside `index.html` as well, 710 ms.',
  'total blocking time': 'What the long tasks consist of has not been looked into yet.',
  'longest task': 'As above.',
  'from a card to its product, name and picture painted':
    'The first paint after the click comes within 50 ms as a rule (see the steps); this measure waits for the name and the picture both. Which of the two is late has not been looked into yet.',
  'back to a category that the cache knows':
    'Between 2 and 300 ms from one journey to the next; why has not been looked into yet.',
  'slowest interaction of the journey (INP)':
    'One step alone, the click on “Agregar al carrito”; all others are at or below 100 ms. The same click on a freshly opened product page took 72 ms, so it is something that the journey leaves behind; not found yet.',
  'productosResumen, against bare node:http':
    'Ours looks the request up and sends the security headers, the entity tag and `Vary`, which the bare server does not. What could be spared on that way has been (decisions 052 and 053).',
  'category, against bare node:http': 'As above; an answer of half a kilobyte is all overhead.',
  'search among 100,000 by the index, against a sequential scan':
    'The catalogue is the shop’s own 131 times over, so nearly every text is in 131 names or more; the plans show the time in the index’s long lists and in looking at the rows behind them. With one match or none the ratio is below 0.05.',
  'first write and read of 10,000, against graphcache as it comes':
    'Ours writes through graphcache, so the two are the same work; the held list begins after it.',
  'first write and read of 10,000, against Apollo Client':
    'In a fresh process, before any code is compiled; with warm code it has not been measured yet.',
  'longest slice of the index’s making at 50,000':
    'Each text of 13 million characters is joined in one step, which cannot be divided and has a slice of its own.',
  'worst keystroke at 50,000':
    'A search of several words that nothing has: it goes through all names and descriptions, 13 million characters, twice. The shop’s list has no descriptions.',
};
