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
/** A key that the styles turn into a colour. */
export type Accent = 'forge' | 'graphite' | 'steel';

/** A figure that the company shows off with. */
export interface StatCard {
  id: string;
  /** As it is shown, with its sign or unit: `1,500+`. */
  number: string;
  label: string;
  icon: IconNode;
  description: string;
  color: Accent;
}

/** What a list of figures is called for those who cannot see that it is one. */
export const statsLabels = {
  services: 'Nuestros servicios en cifras',
  about: 'La empresa en cifras',
  team: 'El equipo en cifras',
} as const;

/** The figures of the services page. */
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

/** The figures of the about page. */
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

/** The figures of the team block. */
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
