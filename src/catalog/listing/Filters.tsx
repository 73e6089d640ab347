import { facetLabels } from '../../content/listing.ts';
import { productCount } from '../../lib/wording.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './Filters.module.css';
import type { Facet, FacetValue, Selection } from './facets.ts';

/** Facets that are open initially. */
const openAtFirst = 3;
/** Longest value, in characters, for two columns. */
const narrowValue = 8;

interface FiltersProps {
  values: ReadonlyMap<Facet, readonly FacetValue[]>;
  selection: Selection;
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
}

/** Filter values with their number of products. */
export function Filters({ values, selection, onChoose }: FiltersProps) {
  return (
    <div className={styles.filters}>
      {[...values].map(([facet, options], index) => (
        <Disclosure
          key={facet}
          summary={facetLabels[facet]}
          groupLabel={facetLabels[facet]}
          open={index < openAtFirst || facet in selection}
        >
          <ul
            className={styles.values}
            data-wide={options.some(({ value }) => value.length > narrowValue) || undefined}
          >
            {options.map(({ value, count }) => (
              <li key={value}>
                <label className={`row ${styles.value}`}>
                  <input
                    type="checkbox"
                    checked={selection[facet]?.includes(value) ?? false}
                    onChange={(event) => onChoose(facet, value, event.currentTarget.checked)}
                  />
                  <span>
                    {value}{' '}
                    <span className="muted" aria-hidden="true">
                      ({count})
                    </span>{' '}
                    <span className="visually-hidden">({productCount(count)})</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}
