import { Heart, Share2 } from 'lucide';
import { useState } from 'react';
import { useSavedProducts } from '../../catalog/saved-products.ts';
import { hasPreviewPages } from '../../config.ts';
import type { Product } from '../../graphql/queries.ts';
import { productLink } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FavouriteAndShare.module.css';
import { share } from './share.ts';

interface FavouriteAndShareProps {
  product: Product;
  name: string;
}

export function FavouriteAndShare({ product, name }: FavouriteAndShareProps) {
  const favourite = useSavedProducts((saved) => saved.favourites.includes(product.id));
  const toggle = useSavedProducts((saved) => saved.toggleFavourite);
  const [linkToCopy, setLinkToCopy] = useState<string | null>(null);

  const onShare = async () => {
    const url = productLink(product.id, hasPreviewPages);
    if ((await share({ title: name, url })) === 'by-hand') setLinkToCopy(url);
  };

  return (
    <div className="cluster gap-2">
      <Button variant="quiet" aria-pressed={favourite} onClick={() => toggle(product.id)}>
        <Icon of={Heart} size={20} className={favourite ? styles.filled : undefined} />
        Favorito
      </Button>
      <Button variant="quiet" onClick={onShare}>
        <Icon of={Share2} size={20} />
        Compartir
      </Button>
      <Dialog
        open={linkToCopy !== null}
        onClose={() => setLinkToCopy(null)}
        title="Copie el enlace"
      >
        <input
          className={styles.link}
          aria-label="Enlace del producto"
          readOnly
          value={linkToCopy ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </div>
  );
}
