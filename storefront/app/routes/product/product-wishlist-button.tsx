import { useWishlistButton } from '#app/features/wishlist/use-wishlist-button.ts';
import { Icon } from '#app/ui/icon.tsx';
import { addToWishlist, removeFromWishlist } from '#messages/catalogue/product';
import css from './buy-box/buy-box.module.css';
import type { ProductData } from './product-data.ts';

/** The wishlist button of the product page. Hidden without JavaScript. */
export function ProductWishlistButton({ product }: { product: ProductData }) {
  const [on, press] = useWishlistButton(product, 'page');
  return (
    <button type="button" className={on ? css.saved : css.save} onClick={press}>
      <Icon name="heart" />
      {on ? removeFromWishlist : addToWishlist}
    </button>
  );
}
