import { type IconNode, Layers, SquareDashed, Wrench } from 'lucide';
import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import type { Illustration } from './pictures.ts';
import type { Accent } from './stats.ts';

export const aboutHero = {
  badge: 'Calidad Certificada',
  title: `Acero con nombre propio: ${company.tradeName}`,
  text: [
    'Abastecemos de perfiles, tubos, planchas, aceros especiales y herramientas a talleres, soldadores, fabricantes de estructuras, puertas, ventanas y portones, y a proyectos de construcción e industria.',
    'Vendemos por pieza y por tonelada, entregamos el material trabajado a medida y respondemos cada cotización con medidas, pesos y plazos claros.',
  ],
  /** Of 5 stars. */
  rating: '5.0',
  ratingLabel: 'Calificación de nuestros clientes',
  location: `${company.address.city}, ${company.address.country}`,
  /** The specification gives this button no action. */
  action: 'Solicitar Cotización',
  picture: {
    imageSrc: '/images/scenes/banner_surtido-640.webp',
    alt: 'Ángulos, barras y tubos de acero apilados en nuestro almacén',
  } satisfies Illustration,
} as const;

export interface CategoryCard {
  id: string;
  title: string;
  icon: IconNode;
  badge: string;
  features: readonly [string, string, string, string];
  color: Accent;
}

export const aboutCategories = {
  title: 'Lo que encontrará con nosotros',
  text: 'Tres líneas que se completan: el material, la plancha que pide su diseño y la herramienta para trabajarlos.',
  cards: [
    {
      id: 'tubos-perfiles',
      title: 'Tubos y Perfiles',
      icon: SquareDashed,
      badge: 'Más vendido',
      features: [
        'Tubos cuadrados, rectangulares y redondos',
        'Ángulos, canales, tees y platinas',
        'Vigas y barras para estructuras',
        'Negro o galvanizado, en tiras de 6\u00a0m o cortado',
      ],
      color: 'forge',
    },
    {
      id: 'planchas',
      title: 'Planchas Especializadas',
      icon: Layers,
      badge: 'A medida',
      features: [
        'Laminadas en caliente y en frío',
        'Galvanizadas y estriadas antideslizantes',
        'Aceros especiales para matricería y desgaste',
        'Corte y doblez según su plano',
      ],
      color: 'steel',
    },
    {
      id: 'herramientas',
      title: 'Herramientas Complementarias',
      icon: Wrench,
      badge: 'Todo en un pedido',
      features: [
        'Esmeriles, máquinas de soldar y prensas',
        'Electrodos, discos y brocas',
        'Chapas, bisagras y accesorios de portón',
        'Siliconas, pinturas y acabados',
      ],
      color: 'graphite',
    },
  ] satisfies readonly CategoryCard[],
} as const;

export type TeamMember = (typeof shop.team)[number];

export const memberRating = (rating: number) => `Calificación: ${rating.toFixed(1)} de 5`;

export const team = {
  title: 'Las personas detrás de su pedido',
  text: 'Cuatro responsables con nombre, correo y teléfono. Quien le cotiza conoce el material que usted va a soldar.',
  portrait: (name: string) => `Retrato de ${name}`,
  experience: (years: string) => `${years} de experiencia`,
  members: shop.team,
} as const;
