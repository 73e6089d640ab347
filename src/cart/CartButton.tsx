import { ShoppingCart } from 'lucide';
import { Link } from 'react-router-dom';
import { cartCount } from '../lib/wording.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CartButton.module.css';
import { countUnits } from './cart.ts';
import { useCart } from './cart-store.ts';

/** The badge counts the lines; the accessible name also the units. */
export function CartButton() {
  const lines = useCart((cart) => cart.lines);
  const units = countUnits(lines);
  return (
    <Link className={styles.button} to={paths.cart()} aria-label={cartLabel(lines.length, units)}>
      <Icon of={ShoppingCart} size={22} />
      <span className={styles.text}>Carrito</span>
      {lines.length > 0 && (
        <span key={units} className={styles.badge} aria-hidden="true">
          {lines.length}
        </span>
      )}
    </Link>
  );
}

function cartLabel(lines: number, units: number): string {
  if (lines === 0) return 'Carrito vacío';
  return `Carrito: ${cartCount(lines, units)}`;
}
