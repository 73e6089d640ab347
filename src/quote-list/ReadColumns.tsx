import { pasteList as texts } from '../content/paste-list.ts';
import { type ColumnRole, columnRoles, type ReadTable } from '../trade/index.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './ReadColumns.module.css';

interface ReadColumnsProps {
  table: ReadTable;
  /** Reads the list again with these columns. */
  onChange: (roles: readonly ColumnRole[]) => void;
}

/** Says how the columns of a table were read, and lets the buyer correct them. */
export function ReadColumns({ table, onChange }: ReadColumnsProps) {
  const { roles, samples } = table;
  const set = (at: number, role: ColumnRole) =>
    onChange(
      roles.map((current, place) => {
        if (place === at) return role;
        return current === role && isSingle(role) ? 'ignored' : current;
      }),
    );
  return (
    <Disclosure className={styles.columns} summary={texts.readColumns(rolesText(roles))}>
      <div className={`cluster ${styles.fields}`}>
        {samples.map((sample, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
          <label key={at} className={styles.field}>
            <span className="small">{sample || texts.column(at + 1)}</span>
            <select
              value={roles[at]}
              onChange={(event) => set(at, event.currentTarget.value as ColumnRole)}
            >
              {columnRoles.map((role) => (
                <option key={role} value={role}>
                  {texts.columnNames[role]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Disclosure>
  );
}

/** A list has one description and one quantity. */
function isSingle(role: ColumnRole): boolean {
  return role === 'item' || role === 'quantity' || role === 'unit' || role === 'code';
}

const itemRoles: readonly ColumnRole[] = ['item', 'size', 'thickness', 'width', 'length'];
const otherRoles: readonly ColumnRole[] = ['code', 'quantity', 'unit', 'remark'];

/** `Descripción + Medida · Cantidad · Unidad` */
function rolesText(roles: readonly ColumnRole[]): string {
  const named = (list: readonly ColumnRole[]) =>
    list.filter((role) => roles.includes(role)).map((role) => texts.columnNames[role]);
  return [named(itemRoles).join(' + '), ...named(otherRoles)].filter(Boolean).join(' · ');
}
