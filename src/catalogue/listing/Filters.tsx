import { X } from 'lucide';
import { facetLabels, listingTexts as texts } from '../../content/listing.ts';
import { productCount } from '../../lib/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Filters.module.css';
import { type Facet, type FacetValue, facets, type Selection } from './facets.ts';

const openAtFirst = 3;
/** Longest value, in characters, for two columns. */
const narrowValue = 8;

interface FiltersProps {
  values: ReadonlyMap<Facet, readonly FacetValue[]>;
  selection: Selection;
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
}

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

interface FilterChipsProps {
  /** `12 de 53 productos`. */
  count: string;
  selection: Selection;
  onRemove: (facet: Facet, value: string) => void;
  onClear: () => void;
}

export function FilterChips({ count, selection, onRemove, onClear }: FilterChipsProps) {
  return (
    <div className={`cluster align-center ${styles.chosen}`}>
      <span aria-hidden="true">{count}</span>
      <ul className="cluster align-center gap-2" aria-label={texts.chosen}>
        {facets.flatMap((facet) =>
          (selection[facet] ?? []).map((value) => (
            <li key={`${facet} ${value}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={texts.remove(facetLabels[facet], value)}
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
        {texts.clear}
      </Button>
    </div>
  );
}
