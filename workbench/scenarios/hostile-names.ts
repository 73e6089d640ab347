import type { CatalogueChange } from './catalogue-changes.ts';

/** Quotes, URL and pattern characters, markup, scripts, bidirectional controls, extreme length. */
const disguises: readonly [(name: string) => string, ...((name: string) => string)[]] = [
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

const disguise = (name: string, index: number) =>
  (disguises[index % disguises.length] ?? disguises[0])(name);

/**
 * Gives hostile names to products, brands, descriptions and every second category. Each kind of name
 * occurs within the first fifteen products.
 */
export const withHostileNames: CatalogueChange = ({ categories, products }) => {
  const renamed = new Map(
    categories.map((name, index) => [name, index % 2 === 0 ? name : disguise(name, index)]),
  );
  return {
    categories: categories.map((name) => renamed.get(name) ?? name),
    products: products.map((product, index) => ({
      ...product,
      name: disguise(product.name ?? '', index),
      marca: product.marca && disguise(product.marca, index + 1),
      description: product.description && disguise(product.description, index + 2),
      category: product.category && (renamed.get(product.category) ?? product.category),
    })),
  };
};
