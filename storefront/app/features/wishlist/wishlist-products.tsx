import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { type ReactNode, useState } from 'react';
import { ProductCard } from '#app/features/products/card.tsx';
import { toCard } from '#app/features/products/card-product.ts';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { useStore } from '#app/lib/store.ts';
import { focusNeighbour } from '#app/ui/focus-neighbour.ts';
import { count } from '#messages/catalogue/wishlist';
import { EMPTY_WISHLIST, localWishlist } from './local-wishlist.ts';
import css from './wishlist.module.css';

/** From 769 px on, the cards are narrower, because the account menu is beside them. */
const SIZES = `(min-width: 1200px) 220px, (min-width: 769px) 21vw, (min-width: 768px) 30vw, ${HALF_PHONE_WIDTH}`;
/** The first two rows on a phone load their images at once, since they are in the first view. */
const EAGER_COUNT = 4;
/** How long a card fades: the CSS duration --t-2. */
const FADE_MS = 200;

type WishlistProductsProps = {
  entries: readonly WishlistEntry[];
  empty: ReactNode;
  /** The heading level of the product names. */
  level?: 2 | 3;
  /** Shows only this many of the newest; undefined shows all. */
  max?: number;
};

/** The products in the wishlist. A removed one fades away, and comes back if the server does not accept the removal. */
export function WishlistProducts({ entries, empty, level = 2, max }: WishlistProductsProps) {
  const wishlist = useStore(localWishlist, EMPTY_WISHLIST);
  const previousWishlist = useDelayed(wishlist, FADE_MS);
  const shown = entries.filter(({ product_id }) => wishlist.has(product_id) || previousWishlist.has(product_id));
  if (shown.length === 0) return empty;
  return (
    <>
      <p className={`muted ${css.count}`} role="status">
        {count(shown.filter(({ product_id }) => wishlist.has(product_id)).length)}
      </p>
      <ul className={css.grid}>
        {shown.slice(0, max).map((entry, index) => (
          <WishlistItem
            key={entry.product_id}
            entry={entry}
            level={level}
            isRemoved={!wishlist.has(entry.product_id)}
            // A page that sets `max` has other content above the products.
            eager={max === undefined && index < EAGER_COUNT}
          />
        ))}
      </ul>
    </>
  );
}

type WishlistItemProps = { entry: WishlistEntry; level: 2 | 3; isRemoved: boolean; eager: boolean };

/** Moves the focus out of a card that has begun to fade. */
function moveFocusAway(card: HTMLLIElement | null): void {
  if (card?.contains(document.activeElement)) focusNeighbour(card, '[aria-pressed]', 'wishlist-title');
}

function WishlistItem({ entry, level, isRemoved, eager }: WishlistItemProps) {
  return (
    <li ref={isRemoved ? moveFocusAway : null} className={isRemoved ? css.removing : undefined} inert={isRemoved}>
      <ProductCard product={toCard(entry.product)} level={level} sizes={SIZES} eager={eager} />
    </li>
  );
}

/** Returns the value as it was `delay_ms` ago, so that a removed card stays until it has faded. */
function useDelayed<Value>(value: Value, delay_ms: number): Value {
  const [delayed, setDelayed] = useState(value);
  useTimeout(() => setDelayed(value), delay_ms, value);
  return delayed;
}
