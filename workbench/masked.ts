import * as v from 'valibot';
import { paths } from '../src/paths.ts';

const hidden = '(oculto)';

const Texts = v.record(v.string(), v.unknown());
type Variables = v.InferOutput<typeof Texts>;

/** What an e-mail holds, without a word of its visitor's: a log may be handed around. */
export function maskedEmail({ service_id, template_id, template_params }: Variables) {
  const words = v.is(Texts, template_params) ? Object.keys(template_params) : [];
  const masked = Object.fromEntries(words.map((name) => [name, hidden]));
  return { service_id, template_id, template_params: masked };
}

/** Whether a call's variables are what the visitor has typed, and so masked in a file. */
export function isTyped(call: string | null): boolean {
  return call === 'email' || call === 'buscarProductosPorNombre';
}

/** The variables of a call as a file has them; those of an e-mail are masked in the log already. */
export function maskedVariables(call: string, variables: Variables): Variables {
  return call !== 'email' && isTyped(call)
    ? Object.fromEntries(Object.keys(variables).map((name) => [name, hidden]))
    : variables;
}

/** The address of a page, without the words of a search. */
export function maskedAddress(address: string): string {
  return address.replace(/#\/buscar\/.*$/s, `#${paths.search(hidden)}`);
}
