import { useLocation } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { PasteListButton } from '../quote-list/PasteList.tsx';
import styles from './HeaderPasteButton.module.css';

/** Not on the cart page, which has one in its content. */
export function HeaderPasteButton() {
  const { pathname } = useLocation();
  return pathname !== paths.cart() && <PasteListButton variant="quiet" className={styles.paste} />;
}
