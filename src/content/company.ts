import { dialed } from '../shop/phone.ts';
import { shop } from '../shop/shop.ts';

/** A telephone as displayed and in E.164 form. */
export interface Phone {
  label: string;
  display: string;
  e164: string;
}

/** A WhatsApp contact with a prefilled message. */
export interface MessagingContact {
  label: string;
  display: string;
  /** As `https://wa.me/` takes it. */
  number: string;
  message: string;
}

const { address, place } = shop;
const { latitude, longitude } = place;

/** In degrees: about 600 m to each side. */
const mapMargin = 0.0055;
const mapBounds = [
  longitude - mapMargin,
  latitude - mapMargin,
  longitude + mapMargin,
  latitude + mapMargin,
].map((degrees) => degrees.toFixed(4));

const messaging: readonly MessagingContact[] = shop.messaging.map((contact) => ({
  label: contact.label,
  display: contact.number,
  number: dialed(contact.number).slice(1),
  message: contact.greeting,
}));
const none: MessagingContact = { label: '', display: '', number: '', message: '' };

export const [salesMessaging = none, projectsMessaging = salesMessaging] = messaging;

const phones: readonly Phone[] = shop.phones.map(({ label, number }) => ({
  label,
  display: number,
  e164: dialed(number),
}));
const [mainPhone = { label: '', display: '', e164: '' }, salesPhone, projectsPhone] = phones;

/** The record of the shop as pages use it. */
export const company = {
  legalName: shop.legalName,
  tradeName: shop.name,
  tagline: shop.tagline,
  headline: shop.headline,
  description: shop.description,
  ruc: shop.ruc,
  address: {
    ...address,
    full: Object.values(address).filter(Boolean).join(', '),
  },
  map: {
    latitude,
    longitude,
    /** OpenStreetMap needs no key and sets no advertising cookies. */
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${mapBounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    openUrl: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  },
  website: { display: shop.website, url: `https://${shop.website}` },
  emails: shop.emails,
  phones,
  mainPhone,
  salesPhone: salesPhone ?? mainPhone,
  projectsPhone: projectsPhone ?? mainPhone,
  messaging,
  hours: shop.hours,
  enquiry: shop.enquiry,
  quotation: {
    number: salesMessaging.number,
    greeting: shop.quotation.greeting,
    closing: shop.quotation.closing,
    emailSubject: shop.quotation.subject,
  },
  complaintsBook: shop.complaintsBook,
  copyrightYear: shop.copyrightYear,
} as const;
