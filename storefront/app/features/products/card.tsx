import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { computePercentOff } from '@uruhu/contract/rules/prices/money';
import { Suspense, useState } from 'react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { formatRating } from '#app/features/products/format-rating.ts';
import { WishlistButton } from '#app/features/wishlist/wishlist-button.tsx';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { notify } from '#app/lib/toasts.ts';
import { Diamond } from '#app/ui/diamond.tsx';
import { Star } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/text/price.tsx';
import { SoldOutTag, Tag } from '#app/ui/text/tag.tsx';
import { addedToCart, addNamedToCart, noReviewsYet, reviewsAfterCount, viewCart } from '#messages/shell/common';
import css from './card.module.css';
import type { CardProduct } from './card-product.ts';

type CardProps = {
  product: CardProduct;
  /** The heading level of the product name. */
  level?: 2 | 3;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image at once, because it is in the first view. */
  eager?: boolean;
};

const WIDTHS = [320, 480] as const;

/**
 * A product in a list or a row. The whole card is a link; the diamond in the cut corner adds the product to the cart. React hydrates each card by
 * itself, so a press on one does not wait for the others.
 */
export const ProductCard = (props: CardProps) => (
  <Suspense>
    <Card {...props} />
  </Suspense>
);

function Card({ product, level = 3, sizes, eager = false }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { product_id, name, brand, image, base_price, discounted_price, in_stock, tag, placeholder } = product;
  return (
    <article className={in_stock ? css.card : `${css.card} ${css.out}`}>
      <div className={css.pic}>
        <div className={css.backdrop}>
          <Picture
            image={image}
            alt={`${toPlainName(brand)} ${name}`}
            sizes={sizes}
            widths={WIDTHS}
            eager={eager}
            placeholder={placeholder}
          />
        </div>
        <span className={css.tag}>
          {!in_stock && <SoldOutTag />}
          {in_stock && tag && <Tag name={tag} percent={computePercentOff(base_price, discounted_price)} />}
        </span>
        <WishlistButton product={product} />
        {in_stock && <AddToCartButton product={product} />}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: brand names may hold markup, cleaned when saved */}
      <p className={css.brand} dangerouslySetInnerHTML={{ __html: brand }} />
      <Heading className={css.name}>
        <PageLink to={paths.product(product_id)}>{name}</PageLink>
      </Heading>
      <Rating rating={product.product_rating} count={product.review_count} />
      <div className={css.price}>
        <Price base_price={base_price} discounted_price={discounted_price} has_several_prices={product.has_several_prices} />
      </div>
    </article>
  );
}

function Rating({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return <p className={css.rate}>{noReviewsYet}</p>;
  return (
    <p className={css.rate}>
      <Star />
      <b>{formatRating(rating)}</b>
      <span>
        {`(${count}`}
        <span className="vh">{reviewsAfterCount(count)}</span>)
      </span>
    </p>
  );
}

const loadSheet = () => import('./choice-sheet.tsx').then(({ ChoiceSheet }) => ChoiceSheet);

/** Adds the product, or opens a sheet to choose an option or a size first. */
function AddToCartButton({ product }: { product: CardProduct }) {
  const { product_id, name, has_choices } = product;
  const { busy, add } = useAddToCart();
  const { module: Sheet, tryLoad } = useLazyModule(loadSheet);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  async function press() {
    if (has_choices) {
      setLoading(true);
      const isLoaded = await tryLoad();
      setLoading(false);
      return setSheetOpen(isLoaded);
    }
    const result = await add({ product_id, quantity: 1 });
    if (result?.ok) notify(addedToCart(name), { label: viewCart, to: paths.cart() });
    else if (result) notify(result.message, null, 'error');
  }
  return (
    <>
      <Diamond className={css.add} icon="plus" label={addNamedToCart(name)} busy={busy || isLoading} onClick={press} />
      {Sheet && <Sheet product={product} open={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
