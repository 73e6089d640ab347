import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { bannerPicture, bannerSlides } from '../../src/content/banners.ts';
import { responsiveSources } from '../../src/lib/image-url.ts';
import { inProject } from '../lib/project.mjs';

/** What to fetch ahead. */
export interface EarlyFiles {
  /** Scripts and style sheets of each page, by the first part of its address behind the `#`. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Home's first picture, as attributes of a `<link>`. */
  picture: Readonly<Record<string, string>>;
}

/**
 * Lets the browser fetch what the asked page alone needs while it fetches what all need: a line in
 * index.html, which knows the address behind the `#` as no server does. Without it the page's code
 * is asked for by the scripts, and home's first picture by what they draw.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    transformIndexHtml: (_html, { bundle = {} }) => {
      const table = readFileSync(inProject('src/routes.tsx'), 'utf8');
      const files = { pages: filesOf(pagesIn(table), bundle), picture: firstPicture() };
      // At its end: before the line on the window's width, a phone would pick a desk's picture.
      return [{ tag: 'script', injectTo: 'head', children: earlyFileScript(files) }];
    },
  };
}

/** The line itself. */
export function earlyFileScript({ pages, picture }: EarlyFiles): string {
  return (
    `{const part=location.hash.split('/')[1]??'',` +
    `files=new Map(${JSON.stringify([...pages])}).get(part)??[];` +
    `for(const link of part?files.map(href=>href.endsWith('.css')` +
    `?{rel:'preload',as:'style',crossOrigin:'',href}:{rel:'modulepreload',crossOrigin:'',href})` +
    `:[${JSON.stringify(picture)}])` +
    `document.head.append(Object.assign(document.createElement('link'),link))}`
  );
}

/**
 * The modules of the pages by the first part of their addresses, as the route table has them.
 *
 * @param table its text
 * @throws Error when it is written in another way than is known here
 */
export function pagesIn(table: string): ReadonlyMap<string, string> {
  const modules = new Map(
    [...table.matchAll(/const (\w+) = pageCode\(\(\) => import\('\.\/(pages\/[^']+)'\)\)/g)].map(
      ([, name = '', module = '']) => [name, `src/${module}`],
    ),
  );
  const [, rows = ''] = /const pages[^{]*= \{\n([^}]+)\}/.exec(table) ?? [];
  const pages = [...rows.matchAll(/^ *'?([\w-]+)'?(?:: (\w+))?,$/gm)].map(
    ([, part = '', name = part]) => [part, modules.get(name)] as const,
  );
  const known = pages.filter((page): page is [string, string] => page[1] !== undefined);
  if (known.length === 0 || known.length < pages.length) {
    throw new Error('The route table is not written as tools/vite/early-files.ts knows it.');
  }
  return new Map(known);
}

/** The files of each page beyond those of every page, from index.html. */
function filesOf(
  modules: ReadonlyMap<string, string>,
  bundle: Rollup.OutputBundle,
): EarlyFiles['pages'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const everywhere = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, bundle)),
  );
  return new Map(
    [...modules].map(([part, module]) => {
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!own) throw new Error(`The build has no file of ${module}.`);
      const files = withImports(own, bundle).filter((file) => !everywhere.has(file));
      return [part, files.map((file) => `./${file}`)];
    }),
  );
}

/** A chunk's file, its style sheets, and those of all that it imports at once. */
function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  const imports = chunk.imports.flatMap((name) => {
    const imported = bundle[name];
    return imported?.type === 'chunk' ? withImports(imported, bundle) : [];
  });
  return [...new Set([chunk.fileName, ...styles, ...imports])];
}

/** Home's first picture, in the format that nearly every browser takes. */
function firstPicture(): EarlyFiles['picture'] {
  const [slide] = bannerSlides;
  const sources = slide && responsiveSources(`.${slide.imageSrc}`, bannerPicture.widths);
  if (!sources) throw new Error('The first banner has no picture in several widths.');
  const { sizes } = bannerPicture;
  const image = { type: 'image/avif', imageSrcset: sources.avif, imageSizes: sizes };
  return { rel: 'preload', as: 'image', ...image };
}
