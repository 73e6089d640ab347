import { Fragment } from 'react';

/** An e-mail address that breaks first behind its `@` and before its dots. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(@)|(?=\.)/).filter(Boolean);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={at}>
      {at > 0 && part !== '@' && <wbr />}
      {part}
    </Fragment>
  ));
}
