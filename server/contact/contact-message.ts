import * as v from 'valibot';

/** Half a surrogate pair, which no database keeps, is written as U+FFFD: nothing else of the text is lost. */
const wellFormed = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD')),
);

const line = (limit: number) =>
  v.pipe(
    wellFormed,
    v.trim(),
    v.nonEmpty(),
    v.maxLength(limit),
    // A line break in what may become a mail header would let a visitor add headers.
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Control characters are not allowed'),
  );

const Message = v.object({
  from_name: line(100),
  reply_to: v.pipe(
    line(254),
    v.regex(/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/, 'Not one e-mail address'),
  ),
  phone: v.pipe(line(20), v.regex(/^\+?[\d ()-]+$/, 'Not a telephone number')),
  message: v.pipe(
    wellFormed,
    v.trim(),
    v.nonEmpty(),
    v.maxLength(5_000),
    v.check((text) => !text.includes('\0'), 'Control characters are not allowed'),
  ),
});

/** The keys of a send request are EmailJS's; this backend needs none and takes any. */
const SendRequest = v.pipe(
  v.string(),
  v.parseJson(undefined, 'Not JSON'),
  v.object({
    service_id: v.string(),
    template_id: v.string(),
    user_id: v.string(),
    template_params: Message,
  }),
);

/** What a visitor wrote in the contact form, checked and trimmed. */
export type ContactMessage = v.InferOutput<typeof Message>;

/**
 * Reads the body of `POST /api/v1.0/email/send` as EmailJS documents it.
 * More tolerant than the storefront's form, which is one of its callers.
 *
 * @returns the message, or in one line what is wrong with the body.
 */
export function parseSendRequest(text: string): ContactMessage | string {
  const result = v.safeParse(SendRequest, text);
  if (result.success) return result.output.template_params;
  const [issue] = result.issues;
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
}
