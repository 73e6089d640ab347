import { X } from 'lucide';
import type { CartLine } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { piecesOf } from '../../cart/line-item.ts';
import { type Remark, remarksOn } from '../../cart/to-confirm.ts';
import { toConfirmTexts as texts } from '../../content/to-confirm.ts';
import { nonBreaking } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { usePasteList } from '../../quote-list/paste-list-store.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './LineRemarks.module.css';

interface LineRemarksProps {
  line: CartLine;
  name: string;
}

/** What has changed in the catalogue, and the points that the shop has to confirm. */
export function LineRemarks({ line, name }: LineRemarksProps) {
  const remarks = remarksOn(line);
  const changes = line.isGone ? [] : Object.entries(line.changes ?? {});
  return (
    <>
      {changes.length > 0 && (
        <ul className={`small ${styles.changes}`} aria-label={texts.changes(name)}>
          {changes.map(([kind, text]) => (
            <li key={kind}>{nonBreaking(text)}</li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <ul className={`note ${styles.remarks}`} aria-label={texts.title}>
          {remarks.map((remark) => (
            <li key={remark.kind} className={`row ${styles.remark}`}>
              <span className={remark.kind === 'additional' ? 'bold' : undefined}>
                {nonBreaking(remark.text)}
              </span>
              <RemarkActions line={line} name={name} kind={remark.kind} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** An assumption is confirmed or changed; a wish of the buyer is removed. */
function RemarkActions({ line, name, kind }: LineRemarksProps & { kind: Remark['kind'] }) {
  const update = useCart((cart) => cart.update);
  const removeNote = useCart((cart) => cart.removeNote);
  const { id, quantity, written } = line;
  /** The remark unmounts, which would reset the focus to the top. */
  const focusLine = (button: Element) =>
    button.closest('ul')?.closest('li')?.querySelector<HTMLElement>('a, input')?.focus();

  if (kind === 'assumption') {
    return (
      <span className="row gap-4">
        <button
          type="button"
          className={styles.action}
          aria-label={texts.ofLine(texts.confirm, name)}
          onClick={({ currentTarget }) => {
            focusLine(currentTarget);
            removeNote(id, kind);
          }}
        >
          {texts.confirm}
        </button>
        {written ? (
          <button
            type="button"
            className={styles.action}
            aria-label={texts.ofLine(texts.change, name)}
            onClick={() => {
              const item = `${written} - ${piecesOf(line)} und`;
              usePasteList.getState().reopen([item], id);
            }}
          >
            {texts.change}
          </button>
        ) : (
          <Link
            className={styles.action}
            to={paths.product(id)}
            aria-label={texts.ofLine(texts.change, name)}
          >
            {texts.change}
          </Link>
        )}
      </span>
    );
  }
  if (kind !== 'additional' && kind !== 'cuts') return null;
  return (
    <IconButton
      className={styles.remove}
      label={texts.ofLine(texts.remove[kind], name)}
      onClick={({ currentTarget }) => {
        focusLine(currentTarget);
        if (kind === 'additional') update(id, quantity);
        else removeNote(id, kind);
      }}
    >
      <Icon of={X} size={16} />
    </IconButton>
  );
}
