import { SavedProducts } from '../catalogue/SavedProducts.tsx';
import { useSavedProducts } from '../catalogue/saved-products.ts';
import { favouritesTexts } from '../content/favourites.ts';
import { pageMeta } from '../content/meta.ts';
import { Page } from '../layout/Page.tsx';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export default function FavouritesPage() {
  const isEmpty = useSavedProducts(({ favourites }) => favourites.length === 0);
  return (
    <Page meta={pageMeta.favourites}>
      <div className="page-width page-content">
        <h1>{favouritesTexts.title}</h1>
        {isEmpty && (
          <EmptyState
            drawing="empty-category"
            title={favouritesTexts.empty}
            actions={<ButtonLink to={paths.list()}>{favouritesTexts.catalogue}</ButtonLink>}
          >
            {favouritesTexts.advice}
          </EmptyState>
        )}
        <SavedProducts />
      </div>
    </Page>
  );
}
