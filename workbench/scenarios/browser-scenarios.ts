import {
  type BrowserChange,
  withDamagedCart,
  withFullStorage,
  withLargeCart,
  withoutClipboard,
  withoutConnection,
  withoutSharing,
  withoutStorage,
  withQuotation,
  withReducedMotion,
} from './browser-changes.ts';
import type { ScenarioDefinition } from './scenario-definition.ts';

export const browserScenarios: readonly ScenarioDefinition[] = [
  browserScenario(
    'sin-almacenamiento',
    'Sin almacenamiento',
    'no deja guardar nada',
    withoutStorage,
  ),
  browserScenario(
    'almacenamiento-lleno',
    'Almacenamiento lleno',
    'no tiene más sitio',
    withFullStorage,
  ),
  browserScenario('carrito-danado', 'Carrito dañado', 'guarda un carrito cortado', withDamagedCart),
  browserScenario(
    'carrito-lleno',
    'Carrito lleno',
    'guarda un carrito de 1,000 líneas de 99 unidades',
    withLargeCart,
  ),
  browserScenario(
    'cotizacion',
    'Cotización en curso',
    'guarda una lista con y sin peso y precio, «Otros», datos y una solicitud enviada',
    withQuotation,
  ),
  browserScenario('sin-compartir', 'Sin compartir', 'no sabe compartir', withoutSharing),
  browserScenario('sin-portapapeles', 'Sin portapapeles', 'no deja copiar', withoutClipboard),
  browserScenario(
    'sin-conexion',
    'Sin conexión',
    'sabe que no hay red; combinado con «desconectado», tampoco la hay',
    withoutConnection,
  ),
  browserScenario(
    'movimiento-reducido',
    'Movimiento reducido',
    'pide que nada se mueva',
    withReducedMotion,
  ),
];

function browserScenario(
  name: string,
  title: string,
  what: string,
  change: BrowserChange,
): ScenarioDefinition {
  return {
    name,
    title,
    description: `El navegador ${what}. Vale del todo después de «Recargar».`,
    calls: [],
    effect: { kind: 'browser', change },
  };
}
