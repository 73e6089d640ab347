import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import { fillTexts } from '../../src/shop/fill-texts.ts';
import type { Shop } from '../../src/shop/schema.ts';
import { ownPictures } from '../identity/current-pictures.ts';
import { log } from '../observability/log.ts';
import { OwnerError } from '../owner-error.ts';
import { storeSymbol } from '../pictures/store-symbol.ts';
import {
  checkShop,
  type OwnSections,
  ownSections,
  saveShop,
  shopFile,
  shopVersions,
} from '../shop-file.ts';
import { notice } from './layout.ts';
import type { AdminAnswer, Routes } from './route.ts';
import { changesBetween } from './shop-changes.ts';
import { type FormValues, recordOf, typedValues, valuesOf } from './shop-form.ts';
import { previewSection, RESTORE_SHOP, SAVE_SHOP, SHOP_PATH, shopPage } from './shop-page.ts';

/** Previews that can be stored; the oldest is dropped. */
const MAX_PREVIEWS = 5;

const SAVED = 'Guardado: la tienda ya lo muestra.';
const PREVIEW_GONE =
  'Este cambio ya se guardó, o es antiguo. Mire el historial: si no está, envíelo de nuevo.';
const CHANGED =
  'No se guardó nada: la tienda cambió mientras usted leía. Pida otra vez la vista previa.';

interface Previewed {
  own: OwnSections;
  /** The own sections that it was compared with. */
  before: string;
}

/** The page of the shop's record: a form, its preview, and the records before. */
export function shopRoutes(publicUrl: string): Routes {
  const previews = new LRUCache<string, Previewed>({ max: MAX_PREVIEWS });
  return {
    [`GET ${SHOP_PATH}`]: async ({ query }) => {
      const own = ownSections();
      const section = query.has('guardado') ? notice(SAVED) : null;
      return { page: shopPage({ values: valuesIn(own), section, publicUrl, own }) };
    },
    [`POST ${SHOP_PATH}`]: async ({ form }) => {
      const own = ownSections();
      const values = await withSymbol(form);
      const record = recordOf(values);
      const { shop, problems } = checkShop(record);
      if (problems) return { page: shopPage({ values, problems, publicUrl, own }), status: 422 };
      const changed = ownOf(record);
      const key = randomUUID();
      previews.set(key, { own: changed, before: JSON.stringify(own) });
      const changes = changesBetween(own, changed);
      const section = previewSection(changes, key, await logoUrl(shop));
      return { page: shopPage({ values, section, publicUrl, own }) };
    },
    [`POST ${SAVE_SHOP}`]: async ({ form }) => {
      const key = String(form.get('cambio'));
      const previewed = previews.get(key);
      if (!previewed) throw new OwnerError(PREVIEW_GONE);
      if (JSON.stringify(ownSections()) !== previewed.before) throw new OwnerError(CHANGED, 409);
      previews.delete(key);
      return store(previewed.own);
    },
    [`POST ${RESTORE_SHOP}`]: async ({ form }) => {
      const version = shopVersions().find(({ id }) => id === form.get('version'));
      if (!version) throw new OwnerError('Esa versión ya no está guardada.', 404);
      if (checkShop(version.own).problems) throw new OwnerError('Esa versión ya no es válida.');
      return store(version.own);
    },
  };
}

const valuesIn = (own: OwnSections) => valuesOf({ ...defaultShop, ...own });

function store(own: OwnSections): AdminAnswer {
  saveShop(own);
  log.info({ sections: Object.keys(own) }, 'The record of the shop changed');
  return { next: `${SHOP_PATH}?guardado` };
}

/** The typed texts with the symbol that the form uploads or removes. @throws OwnerError */
async function withSymbol(form: FormData): Promise<FormValues> {
  const typed = new Map(typedValues(form));
  if (form.has('quitar-shop.symbol')) typed.set('symbol', '');
  const sent = form.get('archivo-shop.symbol');
  if (sent instanceof File && sent.name !== '') {
    const symbol = await storeSymbol(sent, dirname(shopFile())).catch((error: unknown) => {
      throw error instanceof OwnerError ? new OwnerError(`El símbolo ${error.message}.`) : error;
    });
    typed.set('symbol', symbol);
  }
  return typed;
}

async function logoUrl(shop: Shop): Promise<string> {
  const logo = await ownPictures(fillTexts(shop), shopFile()).get('/images/logo.png')?.();
  return logo ? `data:image/png;base64,${logo.toString('base64')}` : '';
}

/** The sections that differ from the default, so that a later default reaches the others. */
function ownOf(record: OwnSections): OwnSections {
  const defaults: OwnSections = defaultShop;
  const isOwn = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(defaults[key]);
  return Object.fromEntries(Object.entries(record).filter(isOwn));
}
