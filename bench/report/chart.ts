import type { Chart } from '../lib/result.ts';
import { brief } from '../lib/say.ts';

const width = 720;
const colours = ['#c2410c', '#1f4e79', '#4d7c0f', '#6d28d9', '#a16207', '#0f766e'];
const ink = '#24292f';
const faint = '#d0d7de';

/** A chart as an SVG file, on a ground of its own so that it can be read on a dark page too. */
export function svgOf(chart: Chart): string {
  const body = chart.bars ? barsOf(chart.bars, chart.unit) : linesOf(chart.lines ?? [], chart.unit);
  const height = body.height + 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="${ink}" role="img" aria-label="${text(chart.title)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" font-size="15" font-weight="600">${text(chart.title)} (${text(chart.unit)}${body.logarithmic ? ', logarithmic' : ''})</text>`,
    `<g transform="translate(0 40)">${body.marks.join('')}</g>`,
    '</svg>\n',
  ].join('\n');
}

interface Body {
  height: number;
  logarithmic: boolean;
  marks: string[];
}

function barsOf(bars: NonNullable<Chart['bars']>, unit: string): Body {
  const values = bars.map(({ value }) => value);
  const scale = scaleOf(values, 0, width - 190 - 130);
  const marks = bars.map(({ label, value }, place) => {
    const y = place * 28;
    const length = Math.max(2, scale.at(value));
    const colour = place === 0 ? colours[0] : colours[1];
    return (
      `<text x="180" y="${y + 17}" text-anchor="end">${text(label)}</text>` +
      `<rect x="190" y="${y + 3}" width="${length.toFixed(1)}" height="20" fill="${colour}"/>` +
      `<text x="${(198 + length).toFixed(1)}" y="${y + 17}">${brief(value)} ${text(unit)}</text>`
    );
  });
  return { height: bars.length * 28, logarithmic: scale.logarithmic, marks };
}

function linesOf(lines: NonNullable<Chart['lines']>, unit: string): Body {
  const points = lines.flatMap((line) => line.points);
  const xs = [...new Set(points.map(({ x }) => x))];
  const bottom = 270;
  const across = logScale(xs, 70, 470);
  const up = logScale(
    points.map(({ y }) => y),
    bottom,
    16,
  );
  const marks: string[] = [];
  for (const x of xs) {
    const at = across(x).toFixed(1);
    marks.push(
      `<line x1="${at}" x2="${at}" y1="10" y2="${bottom}" stroke="${faint}"/>`,
      `<text x="${at}" y="${bottom + 20}" text-anchor="middle">${x.toLocaleString('en-US')}</text>`,
    );
  }
  for (const power of powersBetween(points.map(({ y }) => y))) {
    const at = up(power).toFixed(1);
    marks.push(
      `<line x1="70" x2="470" y1="${at}" y2="${at}" stroke="${faint}"/>`,
      `<text x="62" y="${Number(at) + 4}" text-anchor="end">${power} ${text(unit)}</text>`,
    );
  }
  lines.forEach((line, place) => {
    const colour = colours[place % colours.length];
    const path = line.points.map(({ x, y }) => `${across(x).toFixed(1)},${up(y).toFixed(1)}`);
    marks.push(
      `<polyline points="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
      `<rect x="490" y="${16 + place * 24}" width="14" height="4" fill="${colour}"/>`,
      `<text x="510" y="${22 + place * 24}">${text(line.label)}</text>`,
    );
  });
  return { height: bottom + 30, logarithmic: true, marks };
}

/** Logarithmic where the largest would leave nothing of the smallest. */
function scaleOf(values: readonly number[], from: number, to: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most / least < 50) {
    return { logarithmic: false, at: (value: number) => from + (value / most) * (to - from) };
  }
  const inner = logScale(values, from + 12, to);
  return { logarithmic: true, at: inner };
}

function logScale(values: readonly number[], from: number, to: number) {
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  return (value: number) => from + ((Math.log(value) - least) / (most - least || 1)) * (to - from);
}

function powersBetween(values: readonly number[]): number[] {
  const first = Math.ceil(Math.log10(Math.min(...values)));
  const last = Math.floor(Math.log10(Math.max(...values)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) =>
    Number((10 ** (first + step)).toPrecision(1)),
  );
}

function text(raw: string): string {
  return raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
