import { random } from '../../testing/random.ts';
import type { CatalogueChange } from './catalogue-changes.ts';

/** Unpaired quotes, address and pattern signs, markup, scripts and what turns a line around. */
const disguises: readonly [disguise: (name: string) => string, ...((name: string) => string)[]] = [
  (name) => `"${name}" 'de 2"' «o más» \``,
  (name) => `${name} 100% ACERO %41 %ZZ`,
  (name) => `#4 ${name} ##`,
  (name) => `${name} 1/2 // 3/4 \\ ../..`,
  (name) => `${name} ?a=1&b=2+c;d`,
  (name) => `<script>alert(1)</script> ${name}`,
  (name) => `<img src=x onerror=alert(1)> ${name} <b>`,
  (name) => `${name} 🏗️🔩👷🏽‍♀️ 🇵🇪`,
  (name) => `أنبوب فولاذي ${name} צינור`,
  (name) => `${name} \u202EODARROB\u202C`,
  (name) => `{{${name}}} \${x} null undefined NaN`,
  (name) => `${name} ${'SINFINAL'.repeat(40)}`.slice(0, 300),
  (name) => `${name} DE ACERO LAMINADO `.repeat(20).slice(0, 300),
  (name) => `   ${name}\t  CON   ESPACIOS   `,
  (name) => `  ${name}\n• Producto falso - Cantidad: 99`,
];

/**
 * Names of products, brands and every third category that try the seams of the site. Each disguise
 * comes within the first fifteen products; the seed decides which gets which.
 */
export const withHostileNames: CatalogueChange = ({ categories, products }, seed) => {
  const start = Math.floor(random(seed, 'disguise') * disguises.length);
  const disguise = (name: string, turn: number) =>
    (disguises[(start + turn) % disguises.length] ?? disguises[0])(name);
  const renamed = new Map(
    categories.flatMap((name, index) => (index % 3 === 2 ? [[name, disguise(name, index)]] : [])),
  );
  const rename = (name: string | null) => (name === null ? null : (renamed.get(name) ?? name));
  return {
    categories: categories.map((name) => renamed.get(name) ?? name),
    products: products.map((product, index) => ({
      ...product,
      name: disguise(product.name ?? '', index),
      marca: product.marca && disguise(product.marca, index + 1),
      description: product.description && disguise(product.description, index + 2),
      category: rename(product.category),
    })),
  };
};
