import writeExcelFile from 'write-excel-file/node';

/** An article of a list, and the product that the shop has afterwards. */
interface Article {
  code: string;
  base: string;
  size: string;
  unit: string;
  brand: string;
  /** In soles, with fractions of a cent. */
  price: number;
}

/** The product of an article in the shop. */
export interface SuppliedProduct {
  uuid: string;
  name: string;
  marca: string;
  price: number;
  category: string;
}

/** The sections of each sheet, with the bases of their articles. */
const sheets: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Gasfitería: {
    CODOS: ['CODO PVC', 'CODO GALVANIZADO'],
    TEES: ['TEE PVC', 'TEE GALVANIZADA'],
    UNIONES: ['UNION UNIVERSAL', 'NIPLE GALVANIZADO'],
  },
  Fijaciones: {
    PERNOS: ['PERNO HEXAGONAL', 'PERNO COCHE'],
    TUERCAS: ['TUERCA HEXAGONAL', 'ARANDELA PLANA'],
    CLAVOS: ['CLAVO PARA MADERA', 'CLAVO DE ACERO'],
  },
  Herramientas: {
    BROCAS: ['BROCA PARA METAL', 'BROCA PARA CONCRETO'],
    MACHOS: ['MACHO PARA ROSCA', 'TERRAJA'],
  },
};
const sizes = [
  '1/2',
  '3/4',
  '1/4',
  '3/8',
  '5/8',
  '1/16',
  '1 1/2',
  '2',
  '3',
  '4',
  '1/8',
  '7/8',
  '6',
];
const units = ['UND', 'CIENTO', 'MILLAR', 'KG'];
const brands = ['ANDINA', 'TOTAL SUR'];
/** The sizes that Excel makes dates, as it stores them when they are typed in 2026. */
const dates: Readonly<Record<string, [iso: string, format: string]>> = {
  '1/2': ['2026-02-01', 'd-mmm'],
  '3/4': ['2026-04-03', 'd-mmm'],
  '1/4': ['2026-04-01', 'dd/mm/yyyy'],
  '3/8': ['2026-08-03', 'd-mmm'],
  '5/8': ['2026-08-05', 'dd/mm/yyyy'],
  '1/8': ['2026-08-01', 'd-mmm'],
  '7/8': ['2026-08-07', 'd-mmm'],
  '1/16': ['2016-01-01', 'mmm-yy'],
};

/** Articles in a list. */
const ARTICLES = 200;

/** 200 articles, by sheet and section. */
function articles(): Map<string, Map<string, Article[]>> {
  const bases = Object.entries(sheets).flatMap(([sheet, sections]) =>
    Object.entries(sections).flatMap(([section, names]) =>
      names.map((base) => ({ sheet, section, base })),
    ),
  );
  const found = new Map<string, Map<string, Article[]>>();
  for (let at = 0; at < ARTICLES; at += 1) {
    const { sheet, section, base } = bases[at % bases.length] ?? {
      sheet: '',
      section: '',
      base: '',
    };
    const size = sizes[Math.floor(at / bases.length)] ?? '';
    const sections = found.get(sheet) ?? new Map<string, Article[]>();
    const article = {
      code: `FS-${String(at + 1).padStart(4, '0')}`,
      base,
      size,
      unit: units[at % units.length] ?? '',
      brand: brands[at % brands.length] ?? '',
      price: 1.2345 + at * 0.75,
    };
    sections.set(section, [...(sections.get(section) ?? []), article]);
    found.set(sheet, sections);
  }
  return found;
}

/** The products that the shop has after an import of the list. */
export function suppliedProducts(): SuppliedProduct[] {
  return Array.from(articles().values(), (sections) =>
    Array.from(sections, ([section, list]) =>
      list.map(({ code, base, size, unit, brand, price }) => ({
        uuid: code,
        name: `${base} ${size}${unit === 'UND' ? '' : ` x ${unit}`}`,
        marca: brand,
        price: Math.round(Number((price * 100).toPrecision(12))) / 100,
        category: section,
      })),
    ),
  ).flat(2);
}

/**
 * The list as a workbook of a supplier: three sheets with a title, sections, a sum, two prices, and
 * sizes as Excel keeps them.
 */
export async function supplierWorkbook(): Promise<Buffer> {
  const pages = Array.from(articles(), ([sheet, sections], page) => {
    const titles = ['CODIGO', 'DESCRIPCION', 'MEDIDA', 'UND', 'MARCA', 'P. LISTA', 'P. CONTADO'];
    const order = page === 1 ? [1, 2, 0, 3, 6, 5, 4] : [0, 1, 2, 3, 4, 5, 6];
    const rows = Array.from(sections, ([section, list]) => [
      [{ value: `*** ${section} ***` }],
      ...list.map((article) => order.map((column) => cellsOf(article)[column] ?? null)),
    ]).flat();
    const data = [
      [{ value: 'DISTRIBUIDORA DE PRUEBA' }],
      [null],
      order.map((column) => ({ value: titles[column] ?? '' })),
      ...rows,
      [{ value: 'TOTAL' }, null, null, null, null, { value: 'US$ 100' }],
    ];
    return { sheet, data };
  });
  return writeExcelFile(pages).toBuffer();
}

function cellsOf({ code, base, size, unit, brand, price }: Article) {
  return [
    { value: code },
    { value: base },
    sizeCell(size),
    { value: unit },
    { value: brand },
    { value: price * 1.1 },
    { value: price },
  ];
}

function sizeCell(size: string) {
  const [iso, format] = dates[size] ?? [];
  if (iso !== undefined && format !== undefined)
    return { value: new Date(`${iso}T00:00:00Z`), type: Date, format };
  return /^\d+$/.test(size) ? { value: Number(size) } : { value: size };
}
