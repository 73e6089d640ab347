import { dimensionsInWords, dimensionsOf } from '../../drawings/dimensions.ts';
import { sectionShape } from '../../drawings/section-shape.ts';
import type { ProductAttributes } from '../../trade/index.ts';
import styles from './SectionDrawing.module.css';

/** The viewBox and the area of the section in it. */
const drawingSheet = { width: 480, height: 340 };
const room = { left: 130, top: 48, width: 220, height: 170 };
/** From the section to a dimension line, and from there to its text. */
const offset = 24;
const textOffset = 10;
/** Half the length of a tick. */
const tick = 6;
/** The bend of the leader line, and the list of other dimensions. */
const note = { x: 372, y: 34 };
const list = { y: 120, step: 26 };
const edge = drawingSheet.width - 12;
/** The bar seen from the side, below the section. */
const barView = { left: 76, y: 290, width: 328, height: 8 };

/**
 * The section to scale with dimension lines in mm and inches; renders nothing without a section.
 */
export function SectionDrawing({ attributes }: { attributes: ProductAttributes }) {
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const dimensions = dimensionsOf(attributes, shape);
  const { across, down, wall, length, others } = dimensions;
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  const left = room.left + (room.width - shape.width * scale) / 2;
  const top = room.top + (room.height - shape.height * scale) / 2;
  const [namedWidth, namedHeight] = shape.named.map((mm) => mm * scale) as [number, number];
  const below = top + shape.height * scale + offset;
  const beside = left - offset;
  const middle = top + namedHeight / 2;
  return (
    <svg
      className={`numeric bold ${styles.drawing}`}
      viewBox={`0 0 ${drawingSheet.width} ${drawingSheet.height}`}
      role="img"
      aria-label={`Dibujo a escala de la sección: ${dimensionsInWords(dimensions)}`}
    >
      <path
        className={styles.section}
        d={shape.path}
        transform={`translate(${left} ${top}) scale(${scale})`}
        fillRule="evenodd"
      />
      {across && (
        <>
          <path
            className={styles.line}
            d={`M${left} ${below}h${namedWidth}m0 ${-tick}v${2 * tick}M${left} ${below - tick}v${2 * tick}`}
          />
          <text x={left + namedWidth / 2} y={below + textOffset} dy="0.9em" textAnchor="middle">
            {across.text}
          </text>
        </>
      )}
      {down && (
        <>
          <path
            className={styles.line}
            d={`M${beside} ${top}v${namedHeight}m${-tick} 0h${2 * tick}M${beside - tick} ${top}h${2 * tick}`}
          />
          <text
            transform={`translate(${beside - textOffset} ${middle}) rotate(-90)`}
            textAnchor="middle"
          >
            {down.text}
          </text>
        </>
      )}
      {wall && shape.wall && (
        <>
          <circle cx={left + shape.wall[0] * scale} cy={top + shape.wall[1] * scale} r="3" />
          <path
            className={styles.line}
            d={`M${left + shape.wall[0] * scale} ${top + shape.wall[1] * scale}L${note.x} ${note.y}H${edge}`}
          />
          <text x={edge} y={note.y - textOffset} textAnchor="end">
            {wall.name} {wall.text}
          </text>
        </>
      )}
      {length && (
        <>
          <rect
            className={styles.section}
            x={barView.left}
            y={barView.y}
            width={barView.width}
            height={barView.height}
          />
          <path
            className={styles.line}
            d={`M${barView.left} ${barView.y + offset}h${barView.width}m0 ${-tick}v${2 * tick}M${barView.left} ${barView.y + offset - tick}v${2 * tick}`}
          />
          <text
            className={styles.onLine}
            x={barView.left + barView.width / 2}
            y={barView.y + offset}
            dy="0.35em"
            textAnchor="middle"
          >
            {length.text}
          </text>
        </>
      )}
      {others.map(({ name, text }, index) => (
        <text key={name} x={edge} y={list.y + index * list.step} textAnchor="end">
          {name} {text}
        </text>
      ))}
    </svg>
  );
}
