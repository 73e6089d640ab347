import { X } from 'lucide';
import { facetLabels } from '../../content/listing.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Filters.module.css';
import { type Facet, facets, type Selection } from './facets.ts';

interface FilterChipsProps {
  /** `12 de 53 productos`. */
  count: string;
  selection: Selection;
  onRemove: (facet: Facet, value: string) => void;
  onClear: () => void;
}

/** The active filters; a click removes one. */
export function FilterChips({ count, selection, onRemove, onClear }: FilterChipsProps) {
  return (
    <div className={`cluster align-center ${styles.chosen}`}>
      <span aria-hidden="true">{count}</span>
      <ul className="cluster align-center gap-2" aria-label="Filtros elegidos">
        {facets.flatMap((facet) =>
          (selection[facet] ?? []).map((value) => (
            <li key={`${facet} ${value}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Quitar filtro ${facetLabels[facet]}: ${value}`}
                onClick={() => onRemove(facet, value)}
              >
                <span>
                  <span className="muted">{facetLabels[facet]}:</span> {value}
                </span>
                <Icon of={X} size={16} />
              </button>
            </li>
          )),
        )}
      </ul>
      <Button size="small" variant="quiet" onClick={onClear}>
        Limpiar filtros
      </Button>
    </div>
  );
}
