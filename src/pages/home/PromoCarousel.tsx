import { ArrowRight } from 'lucide';
import { homeSections } from '../../content/home.ts';
import { brandsCategory, offersCategory } from '../../content/navigation.ts';
import { type Promo, promoPictureSizes, promos } from '../../content/promos.ts';
import { useCategories } from '../../graphql/queries.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { distances, timings } from '../../lib/limits.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './PromoCarousel.module.css';

const { title: promosTitle, text: promosText } = homeSections.promos;

export function PromoCarousel() {
  const isPhone = useWindowUpTo(distances.phone);
  const isTablet = useWindowUpTo(distances.tablet);
  const shown = promosFor(rowsOf(useCategories()));
  return (
    <div className={`page-width ${styles.section}`}>
      <Carousel
        label={promosTitle}
        slides={shown}
        renderSlide={(promo) => <PromoCard promo={promo} />}
        intervalMs={timings.promo}
        perView={isPhone ? 1 : isTablet ? 2 : 3}
        heading={
          <div className="stack gap-1">
            <h2>{promosTitle}</h2>
            <p className={`muted ${styles.lead}`}>{promosText}</p>
          </div>
        }
      />
    </div>
  );
}

/** Those that lead to pages or to categories of the shop; all until these are known. */
function promosFor(categories: readonly string[]): readonly Promo[] {
  if (categories.length === 0) return promos;
  const known = [...categories, offersCategory, brandsCategory];
  return promos.filter(({ action }) => !('category' in action) || known.includes(action.category));
}

function PromoCard({ promo }: { promo: Promo }) {
  // Scenes cover their area; products are shown whole on the background of their picture.
  const isScene = promo.imageSrc.startsWith('/images/scenes/');
  return (
    <article className={styles.card} aria-label={promo.title}>
      <div className={styles.text}>
        <h3 className="title">
          <SiteLink className={styles.link} to={promo.action}>
            {promo.title}
          </SiteLink>
        </h3>
        <p>{promo.text}</p>
        {/* Hidden from screen readers, which read the link of the title. */}
        <p className={styles.action} aria-hidden="true">
          {promo.action.label}
          <Icon of={ArrowRight} size={18} />
        </p>
      </div>
      <Picture
        className={isScene ? 'cover' : `cover ${styles.product}`}
        src={promo.imageSrc}
        alt={promo.alt}
        sizes={promoPictureSizes}
        width={640}
        height={640}
      />
    </article>
  );
}
