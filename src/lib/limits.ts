/** Milliseconds. */
export const timings = {
  overlay: 2000,
  overlayFade: 700,
  /** The most that the first render waits for code and data, behind the loading screen. */
  firstData: 300,
  cartRemoval: 300,
  addToCart: 800,
  banner: 8000,
  bannerFade: 600,
  promo: 6000,
  servicesHero: 5000,
  copied: 2000,
  /** After a dialog changes, pointers are ignored for this time. */
  doubleClick: 400,
  contactSent: 3000,
  /** Of a request to the backend, body included. */
  requestTimeout: 10_000,
  /** Longest pause between a failure and its retry. */
  retryPause: 400,
  /** From a failure until it is shown, including the retry. */
  retryDeadline: 1500,
  emailTimeout: 15_000,
  /** Until a message that the restarting backend did not take is sent again. */
  contactRetry: 20_000,
  /** Shortest time between two comparisons of a line of the cart with the catalogue. */
  comparison: 60_000,
  /** Longest slice of a long computation before it yields to the browser. */
  slice: 16,
} as const;

export const limits = {
  cartQuantity: { min: 1, max: 99 },
  /** Pieces of a line with its additional quantity: the specification sets no limit. */
  pieces: Number.MAX_SAFE_INTEGER,
  /** Soles; the largest price that the reference backend stores. */
  price: 1e12,
  /** The largest Int of GraphQL. */
  stock: 2 ** 31 - 1,
  /** Of a message in a link, see docs/decisions/078: its characters, and those of the whole link. */
  message: 3500,
  messagingLink: 8000,
  mailLink: 2000,
  sentQuotes: 50,
  /** Lines of a pasted list, characters of each line and of the whole text. */
  listLines: 500,
  listLine: 1000,
  listText: 200_000,
  /** Products to choose from for one line. */
  listChoices: 12,
  /** Products on a page of results; the backend finds as many. */
  searchResults: 1000,
  /** Matches of the search for one line of a list. */
  listMatches: 5,
  /** Different lengths in a list of cuts, and pieces of all of them. */
  cutRows: 30,
  cutPieces: 500,
  /** Bytes of an uploaded file, and of one unpacked part of an Excel file. */
  listFile: 2_000_000,
  listPart: 524_287,
  /** Cells of a sheet up to its last one. */
  listCells: 200_000,
  /** Characters of a share link. */
  sharedLink: 16_000,
  related: 8,
  seenProducts: 12,
  relatedDots: 6,
  shelfCards: 12,
  categoryTiles: 12,
  /** Least and most sizes of a shelf of one family. */
  shelfSizes: { least: 3, most: 6 },
  /** Names of a category that the home page reads. */
  sampledNames: 60,
  /** In the first render, at least what a window shows: cards and rows of a listing, lines of a list. */
  firstCards: 8,
  firstRows: 12,
  /** Page size of a listing: whole rows of two, three or four. */
  listProducts: 48,
  /** Products that one request asks for, and such requests at a time. */
  requestedProducts: 12,
  productRequests: 2,
  /** Stock below which the cart says how much is left. */
  scarce: 10,
  /** Longest list that can be sorted by price: its products are requested. */
  pricedProducts: 100,
  /** Characters of a text of the backend; browsers take seconds to lay out longer words. */
  responseText: 5000,
  shortDescription: 60,
  /** Rows of the search panel before the link to all results. */
  searchRows: 8,
  /** Characters of a search term that the schema accepts. */
  searchTerm: 200,
  /** Characters of a longer term that the title shows. */
  clippedTerm: 60,
  /** Characters per field that the e-mail endpoint accepts. */
  contactName: 100,
  contactEmail: 254,
  contactMessage: 5000,
  /** Characters that can be typed in a field for an e-mail address. */
  emailField: 1000,
} as const;

/** IGV (sales tax), included in the prices. */
export const taxRate = 0.18;

/** Pixels. */
export const distances = {
  scrollToTop: 500,
  /** Scroll position at which the header shrinks. */
  headerShrinks: 36,
  categoryScroll: 600,
  relatedScroll: 300,
  /** Share of the row's width, up to `relatedScroll`. */
  relatedScrollShare: 0.75,
  /** How far from the window a shelf is rendered, as the root margin of an observer. */
  nearViewport: '100% 0%',
  /** Widths of a window, up to which it is a phone's or a tablet's; repeated in the style sheets. */
  phone: 768,
  /** Up to it, the picture of a product is above its price. */
  productColumn: 640,
  tablet: 1024,
} as const;
