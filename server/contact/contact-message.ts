import * as v from 'valibot';
import { cleanLines, oneLine } from '../../src/lib/clean-text.ts';

/** A character that is seen: neither a space nor invisible; U+2800 is an empty Braille cell. */
const hasVisible = v.check(
  (text: string) => /[^\p{Z}\p{C}\p{DI}\u2800]/u.test(text),
  'Nothing visible',
);

const line = (limit: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limit),
    hasVisible,
    // A line break in a future mail header would allow header injection.
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Control characters are not allowed'),
    v.transform(oneLine),
  );

const Message = v.object({
  from_name: line(100),
  reply_to: v.pipe(
    line(254),
    // With one way to match only: linear.
    v.regex(/^[^\s@,;<>]+@[^\s@,;<>][^\s@,;<>.]*\.[^\s@,;<>]+$/, 'Not one e-mail address'),
  ),
  /** None from the contact page. */
  phone: v.optional(v.pipe(line(20), v.regex(/^\+?[\d ()-]+$/, 'Not a telephone number'))),
  /** `Contacto` from the contact page. */
  topic: v.optional(line(100)),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(5_000),
    hasVisible,
    v.check((text) => !text.includes('\0'), 'Control characters are not allowed'),
    // Whatever shows a message later, as the private page or a spreadsheet, gets it cleaned.
    v.transform(cleanLines),
  ),
});

/** The keys are EmailJS's; this backend accepts any. */
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

export type SentMessage = v.InferOutput<typeof Message>;

/** Parses a body as EmailJS documents it. @returns the message, or the problem in one line */
export function parseSendRequest(text: string): SentMessage | string {
  // What is too long is not read further.
  const result = v.safeParse(SendRequest, text, { abortEarly: true });
  if (result.success) return result.output.template_params;
  const [issue] = result.issues;
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
}
