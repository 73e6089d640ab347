import { cartTexts as texts } from '../../content/cart.ts';
import { quoteLinkTexts } from '../../content/quote-links.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { clearList } from './clear-list.ts';

/** In place of a cart that fails to render: its list can always be emptied. */
export function CartFailure() {
  return (
    <EmptyState
      urgent
      level={1}
      drawing="offline"
      title={texts.broken}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.retry}
          </Button>
          <Button onClick={clearList}>{quoteLinkTexts.clear}</Button>
        </>
      }
    >
      {texts.brokenHint}
    </EmptyState>
  );
}
