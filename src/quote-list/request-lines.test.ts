import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../trade/index.ts';
import { readPastedList } from './read-pasted-list.ts';
import { reviewList, statusOf } from './review.ts';

const names = catalogue.products.map(({ name }) => name);
const index = searchIndex(catalogue.products.map((product) => ({ ...product, description: null })));

interface Figures {
  /** Lines that ask for a product of the shop. */
  sold: number;
  /** Of these, lines for which a described product is offered. */
  found: number;
  /** Lines with a preselected product. */
  chosen: number;
  /** Of these, lines with a described product and the right quantity. */
  right: number;
}

/** Reads a list: mistake or not, pieces, described names (`*`, `?`, `||`; `-` for none), line. */
function figuresOf(file: string): Figures & { wrong: string[]; missed: string[] } {
  const wrong: string[] = [];
  const missed: string[] = [];
  const figures: Figures = { sold: 0, found: 0, chosen: 0, right: 0 };
  const rows = readFileSync(`testing/lists/${file}.tsv`, 'utf8').trimEnd().split('\n');
  for (const row of rows) {
    const [, pieces, pattern = '', ...cells] = row.split('\t');
    const text = cells.join('\t');
    const described = names.filter((name) => patternOf(pattern).test(name));
    if (pattern !== '-' && described.length === 0) throw new Error(`No product matches ${pattern}`);
    const [line] = reviewList(readPastedList(text).lines, index);
    const offered = line?.choices ?? [];
    const isFound = offered.some(({ name }) => described.includes(name ?? ''));
    if (pattern !== '-') {
      figures.sold += 1;
      if (isFound) figures.found += 1;
      else missed.push(text);
    }
    if (!line?.chosen) continue;
    figures.chosen += 1;
    const isRight = described.includes(line.chosen.name ?? '');
    if (isRight && (line.quantityText || '1') === pieces) figures.right += 1;
    else wrong.push(`${text} → ${line.chosen.name} × ${line.quantityText}`);
  }
  return { ...figures, wrong, missed };
}

function patternOf(pattern: string): RegExp {
  const escaped = pattern.split(' || ').map((alternative) =>
    alternative
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.'),
  );
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

describe('300 lines of requests, 60 with mistakes, kept as a regression test', () => {
  it.each([
    ['kept-apart', { sold: 95, found: 95, chosen: 92, right: 92 }],
    ['open', { sold: 188, found: 188, chosen: 186, right: 186 }],
  ])('are found in 90 %, and every preselection is right: %s', (file, reached) => {
    const { wrong, missed, ...figures } = figuresOf(file);
    expect(wrong).toEqual([]);
    expect(figures, missed.join('\n')).toEqual(reached);
    expect(figures.found / figures.sold).toBeGreaterThanOrEqual(0.9);
    expect(figures.right / figures.chosen).toBeGreaterThanOrEqual(0.99);
  });
});

describe('a line of a list', () => {
  it.each([
    ['te de 1 x 1/8 (20)', 'TEE A36 1" x 1" x 1/8" x 6 m × 20'],
    ['tubo negro schedule 40 de 1 pulg, 6 tubos', 'TUBO NEGRO A53 SCH 40 1" x 3.38 mm x 6 m × 6'],
    ['tubo cuadrado de 1 1/2 x 1.5 - 20', 'TUBO CUADRADO LAC 1 1/2" x 1 1/2" x 1.5 mm x 6 m × 20'],
    ['plancha galv 0.9 - 4 planchs', 'PLANCHA GALVANIZADA 0.90 mm x 1.20 m x 2.40 m × 4'],
    ['prensa de 6 yunque, uno nomas', 'PRENSA DE BANCO 6" BASE GIRATORIA YUNQUE × 1'],
    ['5 angulo L 50x50x6mm', 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m × 5'],
    ['medio ciento de broca 5/32', 'BROCA HSS 5/32" × 50'],
    ["acero inox 304 plancha 1.5mm 4'x8' 1", 'PLANCHA INOX 304 1.5 mm x 1.22 m x 2.44 m × 1'],
    ['esmeril bosch 4 1/2" 850w 1 und', 'open'],
    ['disco de corte 7" 1.6mm dewalt caja x 25', 'open'],
    ['electrodo punto azul 7018 1/8 (1 caja)', 'open'],
    ['prensa yunque 5" sin base giratoria - 2', 'open'],
    ['platina a36 1/4 x 2 (galvanizada) - 7', 'PLATINA GALV. A36 1/4" x 2" x 6 m × 7'],
    ['3 cuadrado liso 12mm', 'BARRA CUADRADA A36 12 mm x 6 m × 3'],
    ['ang. 2x2x1/4 - 3', 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m × 3'],
    ['no va: angulo 2x1/4 galv 3', 'others'],
    ['anulado: angulo 2x1/4 galv 3', 'others'],
    ['norma a36: platina 1/4 x 2 - 7', 'PLATINA A36 1/4" x 2" x 6 m × 7'],
    ['Montantes: L 1"x1/8" - 4', 'ÁNGULO ESTRUCTURAL A36 1" x 1/8" x 6 m × 4'],
    [
      'otras dos planchas estriadas 1/8',
      'PLANCHA ESTRIADA A36 1/8" (3.0 mm) x 1.20 m x 2.40 m × 2',
    ],
    ['10 vigas H 8x31 L=6m', 'VIGA H A572-G50 8" x 31 lb/pie x 6 m × 10'],
    ['120 var fierro 1/2" L = 9.00 m', 'FIERRO CORRUGADO A615-G60 1/2" x 9 m × 120'],
    ['10 angulos 2x1/4 largo=6.00 mts', 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m × 10'],
    ['6 viga W 8"x31 lb/pie ASTM A992 L=6.10 m', 'open'],
    ['18 tubo cuad. 100x100x4.5 A500 Gr. B', 'TUBO CUADRADO LAC 4" x 4" x 4.5 mm x 6 m × 18'],
    ['9 fierro 5/8 x 9 m fy=4200 kg/cm2', 'FIERRO CORRUGADO A615-G60 5/8" x 9 m × 9'],
    ['9 fierro 5/8 x 9 m fy=2800 kg/cm2', 'others'],
    ['50 disco de corte 7" x 1/8" x 7/8"', 'DISCO CORTE METAL 7" x 3.2 mm ABRACOR × 50'],
    ['50 disco de corte 7 x 3.2 x 22.2 mm', 'DISCO CORTE METAL 7" x 3.2 mm ABRACOR × 50'],
    ['5 disc desvaste 7"', 'others'],
    ['6 planchas galvanizadas de 1/27', 'PLANCHA GALVANIZADA 0.90 mm x 1.20 m x 2.40 m × 6'],
    ['6 plancha laf 1/40" x 4 x 8', 'PLANCHA LAF 0.60 mm x 1.20 m x 2.40 m × 6'],
    ['area de logistica', 'note'],
    ['gracias, es para mañana', 'note'],
    ['peso total: 2.1 tn', 'note'],
    ['es con factura y el flete aparte', 'note'],
    ['disco de corte 7 x 1.6 mm\t10\tOcelote', 'DISCO CORTE METAL 7" x 1.6 mm OCELOTE × 10'],
    ['plancha 2 mm\t3\tinoxidable', 'PLANCHA INOX 304 2.0 mm x 1.22 m x 2.44 m × 3'],
  ])('is read: %j', (text, expected) => {
    const [line] = reviewList(readPastedList(text).lines, index);
    const read = line?.chosen
      ? `${line.chosen.name} × ${line.quantityText}`
      : line && statusOf(line);
    expect(read).toBe(expected);
  });

  it.each([
    ['6 tubo cuadrado lac 2x2x2 cortado a la mitad', 'sin considerar «cortado a la mitad»'],
    ['4 tubo cuadrado galv 2x2x2 con tapa', 'sin considerar «con tapa»'],
    ['chapa fortaleza 3 golpes con manija - 1', 'tipo simple, sin considerar «con manija»'],
    ['disco de corte 7 x 1.6 mm ocelote\t10\tno cambiar', 'sin considerar «no cambiar»'],
    ['6 tubo cuadrado lac 2x2x2 para columnas', null],
    ['tubo inox 1 1/2 x 1.5 - 4', 'cuadrado, único en esa medida'],
    ['tubo inox 2x2x1.5 - 4', null],
    ['2 tubo rectangular lac 40x80x2', 'medida más cercana en pulgadas'],
    ['2 tubo cuadrado lac 50x50x2', null],
    ['disco de corte 7 x 1.6 mm\t10\tOcelote', null],
  ])('says what it assumes and what its product does not have: %j', (text, assumption) => {
    const [line] = reviewList(readPastedList(text).lines, index);
    expect(line?.assumption).toBe(assumption);
  });
});
