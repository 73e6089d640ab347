import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import defaultShop from '../src/shop/default-shop.json' with { type: 'json' };
import { fillTexts } from '../src/shop/fill-texts.ts';
import { type Shop, ShopSchema, shopProblems } from '../src/shop/schema.ts';
import { defaultDataFolder } from './config.ts';

/** The settings of a build that say where the record is. */
export const dataSettings = ({ SHOP_FILE, DATA_DIR }: NodeJS.ProcessEnv) => ({
  SHOP_FILE,
  DATA_DIR: DATA_DIR || defaultDataFolder,
});

/** The file with the owner's record, by default next to the data. */
export function shopFileOf(settings: { SHOP_FILE?: string | undefined; DATA_DIR: string }): string {
  return settings.SHOP_FILE || join(settings.DATA_DIR, 'shop.json');
}

/** What the owner has changed: sections of the record by name; the others are those of the default. */
export type OwnSections = Readonly<Record<string, unknown>>;

/** A value of a record that cannot be used. */
export interface ShopProblem {
  /** `banks.0.accountNumber`. */
  path: string;
  es: string;
  en: string;
}

export type CheckedShop =
  | { shop: Shop; problems: null }
  | { shop: null; problems: readonly ShopProblem[] };

/** Checks the sections of an owner, with those of the default for missing ones. */
export function checkShop(own: OwnSections): CheckedShop {
  const result = v.safeParse(ShopSchema, { ...defaultShop, ...own });
  if (result.success) return { shop: result.output, problems: null };
  const problems = result.issues.map((issue) => {
    const known = shopProblems[issue.message] ?? { es: 'no es válido', en: issue.message };
    return { path: v.getDotPath(issue) ?? '', ...known };
  });
  return { shop: null, problems };
}

/** @throws Error where the file is no JSON object */
export function readOwnSections(file: string): OwnSections {
  if (!existsSync(file)) return {};
  const own: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (own === null || typeof own !== 'object' || Array.isArray(own)) {
    throw new Error('it is no object');
  }
  return own as OwnSections;
}

interface ShopRecord {
  own: OwnSections;
  /** Texts filled in. */
  shop: Shop;
}

/** @throws Error that names the file and the first wrong value */
export function readShopRecord(file: string): ShopRecord {
  let own: OwnSections;
  try {
    own = readOwnSections(file);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  const { shop, problems } = checkShop(own);
  if (shop) return { own, shop: fillTexts(shop) };
  const [first] = problems;
  throw new Error(`${file}: ${first?.path} ${first?.en}`);
}

/** Milliseconds between two looks at the file, which another process may have written. */
const LOOK_EVERY = 1_000;

interface OpenFile {
  file: string;
  warn: (problem: string) => void;
  mtimeMs: number | undefined;
  lookedAt: number;
}

let open: OpenFile | null = null;
const example: ShopRecord = { own: {}, shop: fillTexts(defaultShop) };
let current = example;

/**
 * Uses the record of a file from now on, also after it changes. A wrong one is reported, and the last
 * good one stays, also over a restart.
 */
export function openShopFile(file: string, warn: (problem: string) => void): void {
  open = { file, warn, mtimeMs: undefined, lookedAt: Date.now() };
  current = example;
  look(open);
}

/** The record of the shop. The object is another one after a change. */
export function currentShop(): Shop {
  if (open && Date.now() - open.lookedAt >= LOOK_EVERY) {
    open.lookedAt = Date.now();
    look(open);
  }
  return current.shop;
}

const lastGood = (file: string) => `${file}.last-good`;

function look(known: OpenFile): void {
  const { file, warn } = known;
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const isFirst = known.mtimeMs === undefined;
  if (mtimeMs === known.mtimeMs) return;
  known.mtimeMs = mtimeMs;
  try {
    current = readShopRecord(file);
    if (mtimeMs !== undefined) copyFileSync(file, lastGood(file));
  } catch (error) {
    warn(`The record of the shop keeps its last good values. ${(error as Error).message}`);
    if (isFirst && existsSync(lastGood(file))) current = readShopRecord(lastGood(file));
  }
}

/** Versions of the record that are kept. */
const MOST_VERSIONS = 20;

const asText = (own: OwnSections) => `${JSON.stringify(own, null, 2)}\n`;

const historyFolder = (file: string) => `${file}.history`;

/** Stores an owner's sections, which must be right, and keeps those before as a version. */
export function saveShop(own: OwnSections): void {
  if (!open) throw new Error('No file of the shop is open');
  const { file } = open;
  keepVersion(file);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, asText(own));
  renameSync(draft, file);
  look(open);
}

function keepVersion(file: string): void {
  const folder = historyFolder(file);
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(join(folder, name), asText(current.own));
  const versions = readdirSync(folder).sort();
  for (const old of versions.slice(0, -MOST_VERSIONS)) rmSync(join(folder, old));
}

/** A record that was in use. */
export interface ShopVersion {
  /** Name of its file. */
  id: string;
  /** When it was replaced. */
  until: Date;
  own: OwnSections;
}

/** The file with the record, next to its symbol. */
export const shopFile = () => open?.file ?? '';

/** The own sections in use. */
export function ownSections(): OwnSections {
  if (open) look(open);
  return current.own;
}

/** The records before, newest first. */
export function shopVersions(): readonly ShopVersion[] {
  const folder = open && historyFolder(open.file);
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((id) => ({
      id,
      until: new Date(
        basename(id, '.json').replace(/T(\d+)-(\d+)-/, (_, hour, minute) => `T${hour}:${minute}:`),
      ),
      own: readOwnSections(join(folder, id)),
    }));
}
