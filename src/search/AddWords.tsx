import { Check, Plus } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCart } from '../cart/cart-store.ts';
import { searchHelp } from '../content/search-help.ts';
import { oneLine } from '../lib/clean-text.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

export function AddWords({ words }: { words: string }) {
  const item = oneLine(words);
  const isAdded = useCart(({ others }) => others.includes(item));
  const link = useRef<HTMLAnchorElement>(null);
  if (isAdded) {
    return (
      <p className="row">
        <Icon of={Check} size={18} />
        <span>
          {searchHelp.added(item)}{' '}
          <Link ref={link} to={paths.cart()}>
            {searchHelp.cart}
          </Link>
        </span>
      </p>
    );
  }
  return (
    <div>
      <Button
        onClick={() => {
          flushSync(() => useCart.getState().addOthers([item]));
          // The button unmounts, which would reset the focus to the top.
          link.current?.focus();
        }}
      >
        <Icon of={Plus} size={18} />
        {searchHelp.add(item)}
      </Button>
    </div>
  );
}
