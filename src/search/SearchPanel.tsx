import { ProductImage } from '../catalogue/ProductImage.tsx';
import { productDrawing } from '../catalogue/product-drawing.tsx';
import { searchBoxTexts } from '../content/search-box.ts';
import { searchHelp } from '../content/search-help.ts';
import { limits } from '../lib/limits.ts';
import { brandedName } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { type FoundProduct, readProductName, type SearchResult } from '../trade/index.ts';
import { Link } from '../ui/Link.tsx';
import { AddWords } from './AddWords.tsx';
import { markMatch } from './mark-match.ts';
import { AskLink, PhotoHint, ServiceHint } from './SearchHints.tsx';
import styles from './SearchPanel.module.css';
import type { Combobox } from './use-combobox.ts';

interface SearchPanelProps {
  products: readonly FoundProduct[];
  result: SearchResult;
  query: string;
  combobox: Combobox;
}

/** The list below the search field. Always mounted, since the field refers to it. */
export default function SearchPanel({ products, result, query, combobox }: SearchPanelProps) {
  const { open, shown, listProps, optionProps } = combobox;
  const notes = searchHelp.notes(result);
  const isEmpty = shown && query.trim() !== '' && products.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus, and does nothing else
    <div
      className={styles.panel}
      data-theme="light"
      hidden={!open && !isEmpty}
      // Keeps the focus in the field, whose blur would close the panel before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {open && <ServiceHint query={query} />}
      {open && notes !== '' && <p className="note">{notes}</p>}
      <ul {...listProps} aria-label={searchBoxTexts.results} hidden={!open}>
        {open &&
          products.map((product, index) => (
            <li {...optionProps(index)} key={product.id} className={styles.row}>
              <ResultRow product={product} query={query} />
            </li>
          ))}
        {open && (
          <li {...optionProps(products.length)} className={styles.showAll}>
            {allLabel(result.count)}
          </li>
        )}
      </ul>
      {open && <PhotoHint query={query} />}
      {isEmpty && <NoMatches query={query} />}
    </div>
  );
}

function allLabel(count: number): string {
  return searchBoxTexts.all(count);
}

function ResultRow({ product, query }: { product: FoundProduct; query: string }) {
  const { category, description, imageUrl } = product;
  return (
    <>
      <span className={styles.thumbnail}>
        <ProductImage
          alt=""
          imageUrl={imageUrl}
          sizes="48px"
          drawing={productDrawing(product.name, readProductName(product.name))}
        />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {markMatch(brandedName(product), query).map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
            piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
          )}
        </span>
        {category && (
          <>
            {' '}
            <span className="label note">{category}</span>
          </>
        )}
        {description && description.length < limits.shortDescription && (
          <>
            {' '}
            <span className="note">{description}</span>
          </>
        )}
      </span>
    </>
  );
}

function NoMatches({ query }: { query: string }) {
  const { length } = [...query.trim()];
  const isTooLong = length > limits.searchTerm;
  return (
    <div className={`stack gap-2 ${styles.none}`}>
      <p className="bold">{isTooLong ? searchHelp.tooLong : searchBoxTexts.noMatch}</p>
      {isTooLong ? (
        <p>{searchHelp.tooLongAdvice(length, limits.searchTerm)}</p>
      ) : (
        <>
          <ServiceHint query={query} />
          <AddWords words={query} />
          <p>
            <Link to={paths.list()}>{searchHelp.catalogue}</Link>
            {' · '}
            <AskLink message={searchHelp.message(query.trim())}>{searchHelp.ask}</AskLink>
          </p>
          <PhotoHint query={query} />
        </>
      )}
    </div>
  );
}
