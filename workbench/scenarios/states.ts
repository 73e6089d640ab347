/** The tables of `docs/qa-matrix.md`; those with a number are sections of the specification. */
export const sections = {
  4: 'States and transitions (section 4)',
  5: 'Validation rules (section 5)',
  8: 'Error catalogue (section 8)',
  browser: 'What a browser may be like',
  backend: 'A backend that is busy, recovers or is newer',
  rooms: 'Choosing and quoting',
} as const;

/**
 * The states that the specification names, in its words, and those of the browser, the backend and
 * the rooms of choosing and quoting. Each has a test that shows it; `docs/qa-matrix.md` says which.
 */
interface State {
  section: keyof typeof sections;
  /** What it is a state of. */
  subject: string;
  words: string;
}

function section(number: State['section'], subject: string) {
  return (words: string): State => ({ section: number, subject, words });
}

const dataView = section(4, 'Data views');
const search = section(4, 'Search');
const cart = section(4, 'Cart');
const detailAdd = section(4, 'Add to cart on the detail page');
const cardAdd = section(4, 'Add to cart from a product card');
const homeForm = section(4, 'Contact form (home)');
const pageForm = section(4, 'Contact form (contact page)');
const banner = section(4, 'Banner');
const promo = section(4, 'Promo carousel');
const bank = section(4, 'Bank cards');
const splash = section(4, 'Splash');
const error = section(8, 'Error catalogue');
const formRule = section(5, 'Contact form (home)');
const quantity = section(5, 'Quantity');
const browser = section('browser', 'Browser');
const backend = section('backend', 'Backend');
const filters = section('rooms', 'Filters');
const productTable = section('rooms', 'Table');
const pastedList = section('rooms', 'Pasted list');
const sharedList = section('rooms', 'Shared list');
const sentQuotes = section('rooms', 'Sent quotations');
const weight = section('rooms', 'Weight');
const cutList = section('rooms', 'Cutting list');

export const states = {
  'data-loading': dataView('loading'),
  'data-loaded': dataView('loaded'),
  'data-error': dataView('error'),
  'data-empty': dataView('empty'),
  'search-list': search('The full product summary list is loaded once'),
  'search-filter': search('Live search filters it on the client'),
  'search-open': search('The results panel is open only while the query is non-blank'),
  'search-closed': search('closes on an outside click'),
  'cart-merged': cart('Adding an item with an id already in the cart merges quantities'),
  'cart-appended': cart('Otherwise the item is appended'),
  'cart-updated': cart('Updating sets the quantity'),
  'cart-removing': cart('Removing marks the item as removing'),
  'cart-removed': cart('deletes it after 300 ms'),
  'cart-saved': cart('The cart is saved on every change'),
  'detail-adding': detailAdd('The button shows a loading state for about 800 ms'),
  'detail-reset': detailAdd('The quantity resets to 1'),
  'detail-modal': detailAdd("a modal opens: 'Seguir cotizando' and 'Ver carrito'"),
  'card-fetched': cardAdd('The product is fetched by id and added with quantity 1'),
  'card-modal': cardAdd("A modal opens: 'Seguir comprando' and 'Ir al carrito'"),
  'form-idle': homeForm('idle'),
  'form-sending': homeForm("sending (button reads 'Enviando...')"),
  'form-success': homeForm('success'),
  'form-error': homeForm('error'),
  'contact-cleared': pageForm('on submit the fields are cleared'),
  'contact-confirmed': pageForm("'¡Mensaje enviado!' shows for 3 seconds, then hides"),
  'banner-advances': banner('advances every 8000 ms'),
  'banner-paused': banner('pauses on hover'),
  'banner-fades': banner('has a 600 ms fade'),
  'banner-arrows': banner('ArrowLeft and ArrowRight move the slide'),
  'promo-advances': promo('advances every 6000 ms'),
  'promo-items': promo('1 item at widths up to 768, 2 up to 1024, otherwise 3'),
  'bank-flipped': bank('flip on click'),
  'bank-copied': bank("The copy button shows 'Copiado!' for 2 s"),
  'favourite-toggled': section(4, 'Favourite')('toggled locally only'),
  'splash-minimum': splash('minimum display 1500 ms'),
  'splash-duration': splash('default duration 2000 ms'),
  'splash-fade': splash('then a 700 ms fade'),
  'faq-open': section(4, 'FAQ')('the set of open item indexes; a click adds or removes an index'),
  'services-hero': section(4, 'Services hero')('the image index cycles on a timer'),
  'contact-send-failure': error('Contact send failure'),
  'contact-success': error('Contact success'),
  'category-load-failure': error('Category load failure'),
  'search-load-failure': error('Search load failure'),
  'cart-update-failure': error('Cart update failure'),
  'cart-removal-failure': error('Cart removal failure'),
  'empty-category': error('Empty category'),
  'empty-search': error('Empty search'),
  'empty-cart': error('Empty cart'),
  'empty-home': error('Empty home'),
  'no-related-products': error('No related products'),
  'share-without-support': error('Share without native support'),
  'product-load-failure': error('Product load failure on the detail page'),
  'list-load-failure': error('Product list load failure for search'),
  'unknown-route': error('Unknown route'),
  'email-451': error('E-mail service errors: 451 headless'),
  'email-403': error('E-mail service errors: 403 blocked'),
  'email-429': error('E-mail service errors: 429 too many requests'),
  'rule-name-required': formRule('name: required'),
  'rule-name-length': formRule('name: at least 2 characters'),
  'rule-name-letters': formRule('name: letters, accents, ñ and spaces only'),
  'rule-email-required': formRule('email: required'),
  'rule-email-shape': formRule('email: simple address shape'),
  'rule-phone-required': formRule('phone: required'),
  'rule-phone-digits': formRule('phone: exactly 9 digits'),
  'rule-message-required': formRule('message: required'),
  'rule-message-length': formRule('message: at least 10 characters'),
  'rule-banner': formRule('Submitting with errors shows the banner'),
  'rule-contact-page': section(5, 'Contact form (contact page)')('checked by the browser alone'),
  'quantity-range': quantity('in the cart, a number from 1 to 99'),
  'quantity-empty': quantity('in the cart, an empty input sets 1'),
  'quantity-detail': quantity('on the detail page at least 1, with no upper bound'),
  'storage-refused': browser('keeps its storage closed'),
  'storage-full': browser('has no room left to store'),
  'cart-damaged': browser('has a damaged cart'),
  'cart-large': browser('has a cart of a thousand lines'),
  'no-sharing': browser('cannot share'),
  'no-clipboard': browser('lets nothing be copied'),
  'no-connection': browser('knows that there is no connection'),
  'reduced-motion': browser('asks for less motion'),
  recovers: backend('fails, then works'),
  'busy-429': backend('asks for a pause that is short'),
  'busy-503': backend('asks for a pause that is long'),
  deployed: backend('no longer knows the document of a page from before a deploy'),
  'filters-chosen': filters('chosen, in the address'),
  'filters-cleared': filters('taken back'),
  'filters-sheet': filters('as a sheet on a phone'),
  'filters-none': filters('none, where all products agree'),
  'table-shown': productTable('shown'),
  'table-added': productTable('its quantities added by one button'),
  'table-capped': productTable('a quantity beyond what the cart takes'),
  'table-missing': productTable('products that cannot be had'),
  'pasted-reviewed': pastedList('understood, chosen where doubtful, added'),
  'pasted-beyond': pastedList('a quantity beyond 99'),
  'pasted-wrong': pastedList('a wrong quantity'),
  'pasted-long': pastedList('more lines than are read'),
  'pasted-missing': pastedList('products that cannot be fetched'),
  'pasted-kept': pastedList('kept over a reload'),
  'pasted-file': pastedList('from a file, a damaged row named'),
  'shared-offered': sharedList('offered'),
  'shared-replaces': sharedList('in the place of what there was'),
  'shared-missing': sharedList('cannot be had'),
  'shared-damaged': sharedList('damaged'),
  'quotation-data': section('rooms', 'Quotation data')('in the message, checked, forgotten'),
  'sent-kept': sentQuotes('kept, sent once more, removed'),
  'sent-opened': sentQuotes('opened again'),
  'sent-unstored': sentQuotes('that the browser refuses to store'),
  'weight-known': weight('by line, and in all with the lines that have none'),
  'weight-vehicle': weight('with the vehicle that takes it'),
  'weight-none': weight('of nothing known'),
  'cuts-planned': cutList('planned, the bars to buy taken over'),
  'cuts-wrong': cutList('a wrong piece'),
  'cuts-changed': cutList('changed, its plan taken away'),
  'cuts-kept': cutList('kept as it was typed'),
  'cuts-none': cutList('none for what is no bar'),
} as const satisfies Record<string, State>;

export type StateId = keyof typeof states;

export const stateIds: readonly StateId[] = Object.keys(states).filter(isStateId);

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(states, text);
}
