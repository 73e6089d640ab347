import { useState } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { formatSharedList } from '../../cart/shared-list.ts';
import { distances } from '../../config.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { paths, shareLink } from '../../paths.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { qrCode } from './qr-code.ts';

/** The link of the list as text and QR code; it contains only ids and quantities. */
export default function ShareListDialog({ onClose }: { onClose: () => void }) {
  const lines = useCart((cart) => cart.lines);
  const others = useOtherItems(({ items }) => items.length);
  const [hasFailed, setFailed] = useState(false);
  const link = shareLink(paths.sharedCart(formatSharedList(lines)));
  const code = qrCode(link);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.share}
      actions={
        <CopyButton
          variant="primary"
          text={link}
          label={texts.copy}
          copiedLabel={texts.copied}
          onFailure={() => setFailed(true)}
        />
      }
    >
      <p>{texts.explained}</p>
      {others > 0 && <p>{texts.withoutOthers(others)}</p>}
      <TextArea
        label={texts.link}
        rows={3}
        readOnly
        value={link}
        error={hasFailed ? texts.byHand : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {code ? (
        <>
          <svg
            width={distances.qrCode}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            fill="currentColor"
            role="img"
            aria-label={texts.qr}
          >
            <path d={code.path} />
          </svg>
          <p>{texts.qrHint}</p>
        </>
      ) : (
        <p>{texts.qrTooDense}</p>
      )}
    </Dialog>
  );
}
