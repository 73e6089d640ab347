import * as v from 'valibot';

const Texts = v.record(v.string(), v.unknown());

/** What an e-mail holds, without a word of its visitor's: a log may be handed around. */
export function maskedEmail({ service_id, template_id, template_params }: Record<string, unknown>) {
  const words = v.is(Texts, template_params) ? Object.keys(template_params) : [];
  const hidden = Object.fromEntries(words.map((name) => [name, '(oculto)']));
  return { service_id, template_id, template_params: hidden };
}
