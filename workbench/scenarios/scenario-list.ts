import { grownTo } from '../../testing/big-catalogue.ts';
import { allCalls, type Call, catalogueCalls, productCalls } from '../../testing/calls.ts';
import {
  graphqlError,
  hang,
  htmlResponse,
  notListed,
  offline,
  statusResponse,
} from '../../testing/responses.ts';
import { browserScenarios } from './browser-scenarios.ts';
import {
  withBrokenPictures,
  withOneProduct,
  withoutAnything,
  withoutPictures,
  withoutPrices,
  withoutProducts,
} from './catalogue-changes.ts';
import { withHostileNames } from './hostile-names.ts';
import { nulls, partialError } from './raw-responses.ts';
import type { ScenarioDefinition } from './scenario-definition.ts';

const email: readonly Call[] = ['email'];

/** All scenarios, in the order of the panel. */
export const scenarios: readonly ScenarioDefinition[] = [
  {
    name: 'normal',
    title: 'Normal',
    description: 'Todo responde bien. Con una llamada, la libra de lo que vale para todas.',
    calls: allCalls,
    effect: { kind: 'none' },
  },
  {
    name: 'vacio',
    title: 'Vacío',
    description: 'El catálogo no tiene productos ni categorías.',
    calls: catalogueCalls,
    effect: { kind: 'catalogue', change: withoutAnything },
  },
  {
    name: 'lento',
    title: 'Lento',
    description: 'La respuesta llega con demora.',
    parameter: { title: 'Demora en milisegundos', defaultValue: 3000, min: 1, max: 600_000 },
    calls: allCalls,
    effect: { kind: 'delay' },
  },
  {
    name: 'error',
    title: 'Error de GraphQL',
    description: 'Estado 200 con un error y sin datos.',
    calls: catalogueCalls,
    effect: { kind: 'response', respond: graphqlError('El catálogo está en mantenimiento') },
  },
  {
    name: 'error-parcial',
    title: 'Error parcial',
    description: 'Llegan los datos, menos precio, existencias y foto, que fallan uno por uno.',
    calls: productCalls,
    effect: {
      kind: 'response',
      respond: partialError('El dato no está disponible', ['price', 'stock', 'imageUrl']),
    },
  },
  {
    name: '500',
    title: 'Error 500',
    description: 'El servidor falla y responde con el estado 500, sin explicación.',
    calls: allCalls,
    effect: { kind: 'response', respond: statusResponse(500, {}) },
  },
  {
    name: '502-html',
    title: 'Error 502 con HTML',
    description: 'Un intermediario responde con una página de error en lugar de datos.',
    calls: allCalls,
    effect: { kind: 'response', respond: htmlResponse(502) },
  },
  {
    name: '200-html',
    title: '200 con HTML',
    description: 'Estado 200, pero con una página en lugar de datos, como en un portal cautivo.',
    calls: catalogueCalls,
    effect: { kind: 'response', respond: htmlResponse(200) },
  },
  {
    name: '429',
    title: 'Error 429 con Retry-After',
    description: 'El servidor pide esperar: el estado 429, y que se vuelva en 1 segundo.',
    calls: allCalls,
    effect: { kind: 'response', respond: statusResponse(429, {}, { 'retry-after': '1' }) },
  },
  {
    name: '503',
    title: 'Error 503 con Retry-After',
    description: 'El servidor no da abasto: el estado 503, y que se vuelva en 30 segundos.',
    calls: allCalls,
    effect: { kind: 'response', respond: statusResponse(503, {}, { 'retry-after': '30' }) },
  },
  {
    name: 'tienda-actualizada',
    title: 'Tienda actualizada',
    description:
      'La página es de antes de una actualización: el servidor ya no conoce la consulta.',
    calls: catalogueCalls,
    effect: { kind: 'response', respond: notListed },
  },
  {
    name: 'luego-bien',
    title: 'Falla y luego funciona',
    description:
      'Las primeras respuestas son como lo elegido, o un error 500 si nada se eligió; después, todo bien.',
    parameter: { title: 'Respuestas que fallan', defaultValue: 1, min: 1, max: 99 },
    calls: allCalls,
    effect: { kind: 'recovery' },
  },
  {
    name: 'desconectado',
    title: 'Desconectado',
    description: 'No hay conexión: la llamada se corta al instante.',
    calls: allCalls,
    effect: { kind: 'response', respond: offline },
  },
  {
    name: 'tiempo-agotado',
    title: 'Tiempo agotado',
    description: 'Nunca llega respuesta. El sitio se rinde a los 10 s; el formulario, a los 15 s.',
    calls: allCalls,
    effect: { kind: 'response', respond: hang },
  },
  {
    name: 'nulos',
    title: 'Lista con nulos',
    description: 'Listas con entradas nulas, y productos de los que solo se sabe el id.',
    calls: catalogueCalls,
    effect: { kind: 'response', respond: nulls },
  },
  {
    name: 'producto-borrado',
    title: 'Producto borrado',
    description: 'Las listas aún muestran los productos, pero su detalle ya no existe.',
    calls: ['producto'],
    effect: { kind: 'catalogue', change: withoutProducts },
  },
  {
    name: 'sin-imagenes',
    title: 'Sin imágenes',
    description: 'Ningún producto tiene foto.',
    calls: productCalls,
    effect: { kind: 'catalogue', change: withoutPictures },
  },
  {
    name: 'imagenes-rotas',
    title: 'Imágenes rotas',
    description: 'Las fotos de los productos llevan a direcciones donde no hay nada.',
    calls: productCalls,
    effect: { kind: 'catalogue', change: withBrokenPictures },
  },
  {
    name: 'sin-precios',
    title: 'Sin precios',
    description: 'Ningún producto tiene precio ni descuento.',
    calls: ['producto'],
    effect: { kind: 'catalogue', change: withoutPrices },
  },
  {
    name: 'nombres-hostiles',
    title: 'Nombres hostiles',
    description: 'Comillas, %, #, /, <script>, emojis, 300 caracteres, de derecha a izquierda.',
    calls: catalogueCalls,
    effect: { kind: 'catalogue', change: withHostileNames },
  },
  {
    name: '1-producto',
    title: '1 producto',
    description: 'Un solo producto en una sola categoría.',
    calls: catalogueCalls,
    effect: { kind: 'catalogue', change: withOneProduct },
  },
  {
    name: '10000-productos',
    title: '10,000 productos',
    description: 'El catálogo crece con variantes de sus productos.',
    calls: catalogueCalls,
    effect: { kind: 'catalogue', change: grownTo(10_000) },
  },
  emailScenario(451, 'no acepta envíos desde este navegador'),
  emailScenario(403, 'tiene bloqueado el sitio'),
  emailScenario(429, 'recibió demasiados envíos'),
  emailScenario(500, 'falla'),
  ...browserScenarios,
];

function emailScenario(code: number, trouble: string): ScenarioDefinition {
  return {
    name: `email-${code}`,
    title: `E-mail: ${code}`,
    description: `El servicio de correo ${trouble} y responde con el estado ${code}.`,
    calls: email,
    effect: { kind: 'response', respond: statusResponse(code) },
  };
}
