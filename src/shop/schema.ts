import * as v from 'valibot';
import { isReadable } from '../lib/shop-colour.ts';
import { linkTarget } from './link-target.ts';

/** Messages are keys of `shopProblems`. */
const text = (most: number) => v.pipe(v.string('text'), v.trim(), v.maxLength(most, 'long'));
const required = (most: number) => v.pipe(text(most), v.minLength(1, 'required'));
const email = v.pipe(required(100), v.email('email'));
const picture = v.pipe(text(200), v.regex(/^(\/images\/[\w./-]+)?$/, 'picture'));
const link = v.pipe(text(300), v.regex(/^(https:\/\/\S+)?$/, 'link'));
/** Pictures for a banner and what they show: their sets of files have its widths. */
export const bannerPictures: ReadonlyMap<string, string> = new Map([
  ['/images/scenes/banner_surtido-640.webp', 'Surtido de acero'],
  ['/images/scenes/banner_tubos-640.webp', 'Tubos'],
  ['/images/scenes/banner_planchas-640.webp', 'Planchas'],
  ['/images/scenes/banner_vigas-640.webp', 'Vigas'],
]);
/** A set of files of several widths, also of an uploaded picture. */
const pictureSet = v.pipe(
  required(200),
  v.regex(/^\/images\/(products|scenes|catalogue)\/[\w-]+-640\.webp$/, 'pictureSet'),
);
const target = v.pipe(
  required(300),
  v.check((given) => linkTarget(given) !== null, 'target'),
);
/** With at least seven digits; without a country code it is one of Peru. */
const phoneNumber = v.pipe(required(30), v.regex(/^[+()\d\s-]*(\d[()\s-]*){7,}$/, 'phone'));
const degrees = (most: number) =>
  v.pipe(v.number('number'), v.minValue(-most, 'range'), v.maxValue(most, 'range'));
const figures = v.pipe(
  v.array(v.object({ number: required(20), label: required(60), description: text(120) })),
  v.maxLength(8, 'many'),
);
const listOf = <Entry extends v.GenericSchema>(entry: Entry, least: number, most: number) =>
  v.pipe(v.array(entry), v.minLength(least, 'few'), v.maxLength(most, 'many'));

/** Everything about the shop that its owner may change. */
export const ShopSchema = v.object({
  name: required(40),
  legalName: required(80),
  tagline: text(60),
  /** Title of the home page. */
  headline: required(80),
  /** Of the home page and the installed app, for search engines. */
  description: required(200),
  /** Number of the taxpayer. */
  ruc: v.pipe(required(11), v.regex(/^\d{11}$/, 'ruc')),
  /** Host of the site. */
  website: v.pipe(required(100), v.regex(/^[\w-]+(\.[\w-]+)+$/, 'host')),
  copyrightYear: v.pipe(v.number('number'), v.minValue(1900, 'range'), v.maxValue(2200, 'range')),
  address: v.object({
    street: required(100),
    area: text(60),
    district: required(60),
    city: required(60),
    country: required(60),
  }),
  /** WGS 84 degrees. */
  place: v.object({ latitude: degrees(90), longitude: degrees(180) }),
  emails: v.object({ commercial: email, sales: email, support: email }),
  /** Central, sales and projects; the first one stands for those that are missing. */
  phones: listOf(v.object({ label: required(40), number: phoneNumber }), 1, 3),
  /** Sales and projects; the first one gets the quotations. */
  messaging: listOf(
    v.object({ label: required(40), number: phoneNumber, greeting: required(300) }),
    1,
    2,
  ),
  hours: required(80),
  /** Address of the online Libro de Reclamaciones; '' shows no link. */
  complaintsBook: link,
  /** The product list goes between greeting and closing. */
  quotation: v.object({ greeting: required(300), closing: text(300), subject: required(100) }),
  /** The prefilled e-mail of contact links. */
  enquiry: v.object({ subject: required(100), body: text(1500) }),
  /** What a delivery costs. */
  delivery: text(200),
  /** Of the product page, and of products in stock. */
  deliveryTimes: v.object({ home: required(60), stock: required(60) }),
  /** When requests about personal data are answered. */
  privacyHours: required(80),
  banners: listOf(
    v.object({
      title: required(80),
      text: text(160),
      button: required(40),
      link: target,
      image: v.pipe(
        v.string('text'),
        v.check((image) => bannerPictures.has(image), 'pictureSet'),
      ),
      alt: required(120),
    }),
    1,
    8,
  ),
  /** Cards below the banner. */
  promos: listOf(
    v.object({
      title: required(60),
      text: text(120),
      button: required(40),
      link: target,
      image: pictureSet,
      alt: required(120),
    }),
    0,
    12,
  ),
  /** Exact names of categories. */
  quickCategories: listOf(required(60), 0, 10),
  /** Whether products show a rating; reading 75. */
  stars: v.boolean('text'),
  /** Of buttons and accents. */
  colour: v.pipe(required(7), v.regex(/^#[\da-f]{6}$/i, 'colour'), v.check(isReadable, 'pale')),
  /** A file next to the record, shown in place of the initials; '' for none. */
  symbol: v.pipe(text(60), v.regex(/^(simbolo-[\da-f]{8}\.png)?$/, 'symbol')),
  banks: listOf(
    v.object({
      name: required(40),
      accountType: required(60),
      accountNumber: required(40),
      interbankNumber: text(40),
      logo: picture,
    }),
    0,
    6,
  ),
  brands: listOf(v.object({ name: required(40), logo: picture }), 0, 60),
  team: listOf(
    v.object({
      name: required(60),
      role: required(60),
      description: text(300),
      rating: v.pipe(v.number('number'), v.minValue(0, 'range'), v.maxValue(5, 'range')),
      experience: text(30),
      specialty: text(80),
      email,
      phone: phoneNumber,
      image: picture,
    }),
    0,
    12,
  ),
  figures: v.object({ services: figures, about: figures, team: figures }),
});

export type Shop = v.InferOutput<typeof ShopSchema>;

interface Problem {
  es: string;
  en: string;
}

/** What is wrong with a value, for the owner and for the log. */
export const shopProblems: Readonly<Record<string, Problem>> = {
  required: { es: 'falta', en: 'is missing' },
  text: { es: 'no es válido', en: 'has another type' },
  long: { es: 'es demasiado largo', en: 'is too long' },
  email: { es: 'no es un correo', en: 'is no e-mail address' },
  picture: {
    es: 'debe ser una imagen de la tienda: /images/…',
    en: 'must be a picture of the shop: /images/…',
  },
  pictureSet: {
    es: 'debe ser la imagen de un producto o de la tienda, terminada en -640.webp',
    en: 'must be a picture of a product or of the site that ends in -640.webp',
  },
  target: {
    es: 'debe ser una categoría, una página de la tienda o una dirección https://',
    en: 'must be a category, a page of the site or an https:// address',
  },
  link: { es: 'debe empezar con https://', en: 'must begin with https://' },
  phone: { es: 'no es un teléfono', en: 'is no telephone number' },
  number: { es: 'no es un número', en: 'is no number' },
  range: { es: 'está fuera de lo posible', en: 'is out of range' },
  ruc: { es: 'debe tener 11 dígitos', en: 'must have 11 digits' },
  host: { es: 'debe ser como www.tienda.pe', en: 'must look like www.tienda.pe' },
  colour: { es: 'debe ser un color como #c2410c', en: 'must be a colour like #c2410c' },
  pale: {
    es: 'es demasiado claro: el texto blanco de los botones no se leería',
    en: 'is too light for white text',
  },
  symbol: { es: 'no es un símbolo que se haya subido', en: 'is no uploaded symbol' },
  few: { es: 'necesita al menos uno', en: 'needs one entry at least' },
  many: { es: 'tiene demasiados', en: 'has too many entries' },
};
