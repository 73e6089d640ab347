import { categoryTiles } from '../content/category-tiles.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './CategoryFamilies.module.css';
import { CategoryList } from './CategoryList.tsx';

/** Title for categories without a family. */
const others = 'Otras categorías';

/** The categories grouped by the families of the home page, as disclosures that fit on a phone. */
export default function CategoryFamilies({ names }: { names: readonly string[] }) {
  const families = categoryTiles
    .map(({ title, subcategories }) => ({
      title,
      members: names.filter((name) => subcategories.includes(name)),
    }))
    .filter(({ members }) => members.length > 0);
  if (families.length === 0) return <CategoryList names={names} />;
  const placed = new Set(families.flatMap(({ members }) => members));
  const rest = names.filter((name) => !placed.has(name));
  const all = rest.length > 0 ? [...families, { title: others, members: rest }] : families;
  return (
    <ul>
      {all.map(({ title, members }) => (
        <li key={title}>
          <Disclosure
            summary={
              <>
                {title}{' '}
                <span className={styles.count} aria-hidden="true">
                  {members.length}
                </span>{' '}
                <span className="visually-hidden">
                  {members.length === 1 ? '1 categoría' : `${members.length} categorías`}
                </span>
              </>
            }
          >
            <CategoryList names={members} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
