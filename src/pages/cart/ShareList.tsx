import { useState } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { formatSharedList } from '../../cart/shared-list.ts';
import { limits, timings } from '../../config.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { paths, shareLink } from '../../paths.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** Copies a link that holds the list: ids and quantities, nothing personal. */
export function ShareList() {
  const lines = useCart((cart) => cart.lines);
  const [hasFailed, setFailed] = useState(false);
  const link = shareLink(paths.sharedCart(formatSharedList(lines)));
  if (lines.length > limits.sharedLines) return <p>{texts.tooLong(limits.sharedLines)}</p>;
  return (
    <>
      <CopyButton
        text={link}
        label={texts.share}
        copiedLabel={texts.shared}
        resetMs={timings.copied}
        onFailure={() => setFailed(true)}
      />
      {hasFailed && (
        <p role="status">
          {texts.byHand} {link}
        </p>
      )}
    </>
  );
}
