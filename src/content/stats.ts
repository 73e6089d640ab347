import {
  Award,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  Headset,
  type IconNode,
  ShieldCheck,
  Tags,
  ThumbsUp,
  Users,
} from 'lucide';
import { shop } from '../shop/shop.ts';

/** Accent colours, see `accent.module.css`. */
export type Accent = 'forge' | 'graphite' | 'steel';

export interface StatCard {
  /** With sign or unit: `1,500+`. */
  number: string;
  label: string;
  icon: IconNode;
  description: string;
  color: Accent;
}

/** Accessible names of the lists. */
export const statsLabels = {
  services: 'Nuestros servicios en cifras',
  about: 'La empresa en cifras',
  team: 'El equipo en cifras',
} as const;

/** Icons and colours of the cards in their order. */
const marks: readonly Pick<StatCard, 'icon' | 'color'>[] = [
  { icon: Award, color: 'forge' },
  { icon: Building2, color: 'steel' },
  { icon: Tags, color: 'graphite' },
  { icon: Headset, color: 'steel' },
];

const cardsOf = (figures: (typeof shop.figures)['about'], looks = marks): readonly StatCard[] =>
  figures.map((figure, at) => ({
    ...figure,
    icon: looks[at % looks.length]?.icon ?? Award,
    color: looks[at % looks.length]?.color ?? 'forge',
  }));

export const serviceStats = cardsOf(shop.figures.services);

export const aboutStats = cardsOf(shop.figures.about, [
  { icon: CalendarCheck, color: 'forge' },
  { icon: Users, color: 'steel' },
  { icon: ShieldCheck, color: 'graphite' },
]);

export const teamStats = cardsOf(shop.figures.team, [
  { icon: BriefcaseBusiness, color: 'forge' },
  { icon: ThumbsUp, color: 'steel' },
]);
