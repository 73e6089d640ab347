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
/** Accent colours, see `accent.module.css`. */
export type Accent = 'forge' | 'graphite' | 'steel';

export interface StatCard {
  id: string;
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

export const serviceStats: readonly StatCard[] = [
  {
    id: 'experiencia',
    number: '6+',
    label: 'Años de experiencia',
    icon: Award,
    description: 'Atendiendo a talleres, constructoras e industrias',
    color: 'forge',
  },
  {
    id: 'proyectos',
    number: '1,500+',
    label: 'Proyectos atendidos',
    icon: Building2,
    description: 'Desde una reja hasta una nave industrial',
    color: 'steel',
  },
  {
    id: 'marcas',
    number: '30+',
    label: 'Marcas en catálogo',
    icon: Tags,
    description: 'Herramientas, soldadura, cerrajería y acabados',
    color: 'graphite',
  },
  {
    id: 'atencion',
    number: '24/6',
    label: 'Atención',
    icon: Headset,
    description: 'Le respondemos de lunes a sábado',
    color: 'steel',
  },
];

export const aboutStats: readonly StatCard[] = [
  {
    id: 'trayectoria',
    number: '10+',
    label: 'Años en el mercado',
    icon: CalendarCheck,
    description: 'Conocemos el acero y a quienes lo trabajan',
    color: 'forge',
  },
  {
    id: 'clientes',
    number: '500+',
    label: 'Clientes',
    icon: Users,
    description: 'Talleres, fabricantes y obras que vuelven a comprarnos',
    color: 'steel',
  },
  {
    id: 'certificados',
    number: '100%',
    label: 'Productos certificados',
    icon: ShieldCheck,
    description: 'Con el certificado de calidad de su fabricante',
    color: 'graphite',
  },
];

export const teamStats: readonly StatCard[] = [
  {
    id: 'experiencia-equipo',
    number: '45+',
    label: 'Años de experiencia sumados',
    icon: BriefcaseBusiness,
    description: 'Entre los cuatro responsables de su pedido',
    color: 'forge',
  },
  {
    id: 'satisfaccion',
    number: '100%',
    label: 'Satisfacción',
    icon: ThumbsUp,
    description: 'Si algo no está bien, lo resolvemos con usted',
    color: 'steel',
  },
];
