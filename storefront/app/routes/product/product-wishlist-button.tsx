import { useWishlistButton } from '#app/features/wishlist/use-wishlist-button.ts';
import { Icon } from '#app/ui/icon.tsx';
import { addToWishlist, removeFromWishlist } from '#messages/catalogue/product';
import css from './buy-box/buy-box.module.css';
import type { ProductData } from './product-data.ts';

/** The wishlist button of the product page. Hidden without JavaScript. */
export function ProductWishlistButton({ product }: { product: ProductData }) {
  const [isSaved, press] = useWishlistButton(product, 'page');
  return (
    <button type="button" className={isSaved ? css.saved : css.save} onClick={press}>
      <Icon name="heart" />
      {isSaved ? removeFromWishlist : addToWishlist}
    </button>
  );
}
