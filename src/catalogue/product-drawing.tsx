import { Disc, Drill, Flame, Lock, Package, PaintBucket, Plug, SprayCan, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { goodsDrawing, type ProductAttributes } from '../trade/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { sectionMark } from './SizeMark.tsx';

const icons = {
  can: PaintBucket,
  spray: SprayCan,
  electrode: Flame,
  machine: Plug,
  disc: Disc,
  drill: Drill,
  tool: Wrench,
  lock: Lock,
  bag: Package,
} as const;

/** What replaces a missing picture: the section of steel, the kind of other goods; null for unknown ones. */
export function productDrawing(name: string | null, attributes: ProductAttributes): ReactNode {
  const section = sectionMark(attributes);
  if (section) return section;
  const drawing = goodsDrawing(name ?? '');
  return drawing && <Icon of={icons[drawing]} size={64} />;
}
