import { Disc, Drill, Flame, Lock, Package, PaintBucket, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { contentStems, type ProductAttributes } from '../trade/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { sectionMark } from './SizeMark.tsx';

/** Drawings of goods by the stems of the words that name them. */
const goodsDrawings = (
  [
    [PaintBucket, 'esmalte pintura barniz laca imprimante aerosol spray thinner'],
    [Flame, 'electrodo soldadura'],
    [Disc, 'disco'],
    [Drill, 'esmeril taladro broca mecha amoladora'],
    [Wrench, 'llave alicate prensa dado lima sierra'],
    [Lock, 'chapa cerradura candado bisagra'],
    [Package, 'cemento arena caja bolsa'],
  ] as const
).map(([icon, words]) => ({ icon, stems: new Set(contentStems(words)) }));

/** What replaces a missing picture: the section of steel, the kind of other goods; null for unknown ones. */
export function productDrawing(name: string | null, attributes: ProductAttributes): ReactNode {
  const section = sectionMark(attributes);
  if (section) return section;
  const [head = ''] = contentStems(name ?? '');
  const found = goodsDrawings.find(({ stems }) => stems.has(head));
  return found ? <Icon of={found.icon} size={64} /> : null;
}
