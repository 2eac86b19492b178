import { useHeart } from '#app/lib/wishlist.ts';
import { Icon } from '#app/ui/icon.tsx';
import { addToWishlist, removeFromWishlist } from '#messages/product';
import css from './buy-box.module.css';
import type { ShownProduct } from './product-data.ts';

/** Its label says what it does next. Needs scripts, and is not shown without them. */
export function WishButton({ product }: { product: ShownProduct }) {
  const [on, press] = useHeart(product, 'page');
  return (
    <button type="button" className={on ? css.wished : css.wish} onClick={press}>
      <Icon name="heart" />
      {on ? removeFromWishlist : addToWishlist}
    </button>
  );
}
