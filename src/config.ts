/**
 * Origin of the backend, without a trailing slash; empty where the backend
 * serves the site itself.
 */
export const backendUrl: string = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');

/** Whether the site's own origin has a page at `/p/{id}` for links to products. */
export const hasPreviewPages: boolean = backendUrl === '';

/** Milliseconds. */
export const timings = {
  overlay: 2000,
  overlayFade: 700,
  cartRemoval: 300,
  addToCart: 800,
  banner: 8000,
  bannerFade: 600,
  promo: 6000,
  servicesHero: 5000,
  copied: 2000,
  /** For so long after a dialog shows something, a click may be the second of a double click. */
  doubleClick: 400,
  contactSent: 3000,
  /** For a whole response of the backend. */
  requestTimeout: 10_000,
  /** From a failure until its one retry, at the most. */
  retryPause: 400,
  /** From a failure until the visitor is told of it, its retry included. */
  retryDeadline: 1500,
  /** For which it is told that the connection is back. */
  backOnline: 5000,
  emailTimeout: 15_000,
  /** After this long, what is to be had without a connection is fetched. */
  idlePreload: 4000,
  /** A mouse that rests on a link for so long means to follow it. */
  intent: 60,
  /** After this long at a stretch live search leaves off preparing, for the browser to render. */
  searchSlice: 8,
} as const;

export const limits = {
  cartQuantity: { min: 1, max: 99 },
  /** Of a message in a link, see docs/decisions/078: its characters, and those of the whole link. */
  message: 3500,
  messagingLink: 8000,
  mailLink: 2000,
  /** Requests that this browser remembers having sent. */
  sentQuotes: 50,
  /** Lines of a list that a buyer pastes. */
  listLines: 500,
  /** Different lengths in a list of cuts, and pieces of all of them. */
  cutRows: 30,
  cutPieces: 500,
  /** Bytes of a buyer's file, and of an Excel file's parts when they are unpacked. */
  listFile: 2_000_000,
  listUnpacked: 5_000_000,
  /** Of one such part: larger ones the reader unpacks in a worker of its own making, which the policy of the page forbids. */
  listPart: 524_287,
  /** Rows of a buyer's file that are named where they cannot be read. */
  namedProblems: 5,
  /** Lines of a list that a link holds. */
  sharedLines: 300,
  /**
   * Version of a QR code: 20 has 97 modules a side, 105 with its quiet zone, of 3 px on the 320 px that
   * a phone's window gives it. Denser ones ask for a steady hand and a good camera.
   */
  qrVersion: 20,
  related: 8,
  /** Products that were looked at last and are shown again. */
  seenProducts: 12,
  relatedDots: 6,
  /** Cards on a shelf of the home page; whoever wants more follows its link to the category. */
  shelfCards: 12,
  /** Cards of a listing that are rendered with its page, more than a window shows; the others follow. */
  firstCards: 12,
  /** Products of a listing that are shown at once, in whole rows of two, three or four; more by a button. */
  listProducts: 48,
  /** Products that a list fetches whole at the same time, for their price and stock. */
  productRequests: 4,
  /** A search row shows a description below this many characters. */
  shortDescription: 60,
  /** Rows rendered in the search panel before the one that leads to all results. */
  searchRows: 8,
  /** The same of favourites, and of products seen last, while nothing is typed. */
  savedRows: 4,
  /** Characters of a search term that the contract takes; of a longer one the visitor is told. */
  searchTerm: 200,
  /** So many of its first characters stand in the title then. */
  clippedTerm: 60,
  /** Characters that the e-mail endpoint takes in a field of the contact form. */
  contactName: 100,
  contactEmail: 254,
  contactMessage: 5000,
  /** Characters of a field of the quotation's data, and of a line that goes along in words. */
  quoteField: 300,
  otherItem: 200,
} as const;

/** IGV, which the shop's prices include. */
export const taxRate = 0.18;

/** Pixels. */
export const distances = {
  scrollToTop: 500,
  /** Scroll at which the header's first row has left a wide window, and its logo shrinks. */
  headerShrinks: 36,
  categoryScroll: 600,
  /** From the viewport, at which the map is loaded. */
  near: 800,
  relatedScroll: 300,
  /** Share of the row's width, up to `relatedScroll`. */
  relatedScrollShare: 0.75,
  /** Widest window in which the footer's columns fold. */
  footerFolds: 768,
  /** Widest window in which the contents of a legal text fold. */
  legalContentsFold: 1024,
  /** Widest window in which a list's filters stand in a dialog. */
  filtersFold: 1024,
  /** Side of a QR code, where the window is wide enough. */
  qrCode: 320,
  promoOne: 768,
  promoTwo: 1024,
} as const;

/**
 * The address of a file in `public/`, for a site that may stand in a folder of its host.
 *
 * @param path from the site's own root, as `/images/logo.png`
 */
export function publicFile(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, '');
}
