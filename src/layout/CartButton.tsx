import { ShoppingCart } from 'lucide';
import { countUnits } from '../cart/cart.ts';
import { useCart } from '../cart/cart-store.ts';
import { layoutTexts as texts } from '../content/layout.ts';
import { cartCount } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './CartButton.module.css';

/** The link to the cart, with the number of its lines. */
export function CartButton() {
  const lines = useCart((cart) => cart.lines);
  const units = countUnits(lines);
  const label = lines.length === 0 ? texts.emptyCart : texts.cartOf(cartCount(lines.length, units));
  return (
    <Link className={`row bold ${styles.button}`} to={paths.cart()} aria-label={label}>
      <Icon of={ShoppingCart} size={22} />
      <span className={styles.text}>{texts.cart}</span>
      {lines.length > 0 && (
        <span className={`small numeric ${styles.badge}`} aria-hidden="true">
          {lines.length}
        </span>
      )}
    </Link>
  );
}
