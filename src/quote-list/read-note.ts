import { fold } from '../lib/fold.ts';

/** What a line is that asks for no product; `condition` belongs to the note of the request. */
export type NoteKind = 'heading' | 'condition';

/** Words before a request on the same line: `Hola, por favor cotizar 10 tubos`. */
const courtesy =
  /^(?:(?:hola|holi|buen(?:os|as)?(?: (?:dias?|tardes?|noches?))?|dias|tardes|porfa(?:vor)?|xfa|xfavor|por favor|favor(?: de)?|necesit(?:o|amos)|quier(?:o|e)|quisiera(?:mos)?|requer(?:imos|irme)|requiero|solicit(?:o|amos|ar)|cotiz(?:ar|ame|arme|eme|enme|a)(?: lo siguiente)?|me (?:puede )?cotiza(?:r|s)?|mand(?:ame|eme)|envi(?:ame|eme)|tambien|ademas|otr[oa]s|ah|y|amigo|maestro|jefe)\b[\s,.:;!¡👋🙏-]*){1,6}/u;

/** Greetings and closings. */
const greeting =
  /^(?:hola|buen[oa]s|buen dia|estimad[oa]s?|se[nñ]or(?:es|as?|ita)?|srta|sra?\b|saludos|slds|(?:muchas |mil )?gracias|atte|atentamente|cordialmente|quedo|quedamos|area de|departamento|gerencia|compras|logistica|espero|bendiciones|(?:le|te|les) (?:paso|dicto|envio|mando|adjunto)|adjunt|aqui|va la lista|por (?:este|la presente))\b|^(?:ok|listo)$|(?:dicto|paso|envio|mando) (?:la|el|mi) (?:lista|pedido|relacion)/;
/** Titles of a list, also with a number or date. */
const listTitle =
  /^(?:lista|listado|pedido|requerimiento|relacion|cotizacion|proforma|orden de compra|o\/c|metrado|cuadro|sub ?total|(?:peso )?total|pagina|hoja(?! de sierra)|materiales|rq|req|ing|arq|lic)\b/;
/** Places, dates, payment and remarks. */
const condition =
  /^(?:(?:todo|gracias|es),? )*(?:puest[oa]s? en|entreg|despach|lugar|direccion|obra\b|proyecto|cliente|fecha|plazo|pa(?:ra)? (?:el\b|la\b|hoy|manana|entreg|obra|recoger)|si es posible|(?:con|sin|incluye|incluir|mas) (?:factura|boleta|igv|flete|certificado|guia)|incluy?[eai]|factura|boleta|a nombre de|forma de pago|pago|credito|al contado|flete|movilidad|recoj|recog|ruc\b|dni\b|tel[ef.:]|telefono|cel(?:ular)?\b|whatsapp|correo|e-?mail|nota|obs(?:ervacion)?(?:es)?\b|precios?\b|validez|condicion|indicar|confirmar|contacto|atencion|urgente|(?:(?:porfa(?:vor)?|xfa) )?(?:lo (?:mas|antes)|cuanto antes)\b(?!.*\d)|horario|llamar|favor (?:de )?(?:incluir|entregar|confirmar|indicar|enviar)|por favor (?:incluir|entregar|confirmar|indicar|enviar)|solicito entrega|(?:nos|me|les?) (?!.*\d)|(?:por |xfa)?favor (?!.*\d))/;
/** Anywhere in a line without figures. */
const conditionWord =
  /\b(?:factura|boleta|flete|entreg\w*|despach\w*|recoj\w*|credito|contado|transferencia|deposito|avis[aeo]\w*|confirm\w*|disponib\w*|precios?|cotiz\w*)\b/;
/** Words of which a heading of a group consists. */
const headingWord =
  /^(?:tub(?:os|erias?|ulares)|perfil(?:es|eria)|planchas?|mall?as?|calaminas|cobertura|techos?|fierros?|fierreria|acer[oa]s?|varillas|barras|angulos|platinas|canales|vigas|soldaduras?|electrodos|consumibles|pinturas?|esmaltes|ferreteria|herramientas?|maquina(?:s|ria)?|equipos|accesorios|cerrajeria|bisagras|discos|brocas|materiales|insumos|varios|otros|refuerzo|estructura(?:s|l)?|metalic[oa]s?|construccion|galvanizad[oa]s?|negr[oa]s?|inox(?:idables?)?|laf|lac|sch|cuadrad[oa]s|rectangulares|redond[oa]s|de|del|la|el|para|y|e|en)$/;

/** Whether a line is a greeting, heading or condition; null for a request. */
export function noteKindOf(line: string): NoteKind | null {
  const text = fold(line).trim();
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const last = [...bare].findLastIndex((character) => /[\p{L}\p{N}]/u.test(character));
  const words = bare.slice(0, last + 1).normalize('NFC');
  // Not of an ordinal: `2do piso`.
  const hasDigits = /\d/.test(words.replace(/\b\d{1,2}(?:er|ro|do|to|mo|vo)\b/g, ''));
  if (condition.test(bare)) return 'condition';
  if (listTitle.test(words) || (!hasDigits && greeting.test(words))) return 'heading';
  if (!hasDigits && conditionWord.test(words)) return 'condition';
  if (hasDigits)
    return /^(?:estimad|se[nñ]ores|buen[oa]s)/.test(words) && !/\d\s*x|"|mm/.test(words)
      ? 'heading'
      : null;
  if (/:\s*[*_]*$/.test(text) || (/^[*_#]/.test(text) && /[*_#]$/.test(text))) return 'heading';
  const parts = words.split(/[^\p{L}]+/u).filter(Boolean);
  const isGroup = parts.length > 0 && parts.every((part) => headingWord.test(part));
  return isGroup && (parts.length > 1 || /(?:s|ia|ura)$/.test(words)) ? 'heading' : null;
}

/** The line without a greeting or request before the product, if there is more. */
export function withoutCourtesy(line: string): string {
  const [start = ''] = courtesy.exec(fold(line)) ?? [];
  return line.slice(start.length) || line;
}
