import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { type ReactNode, useState } from 'react';
import { ProductCard } from '#app/features/products/card.tsx';
import { toCard } from '#app/features/products/card-product.ts';
import { useTimeout } from '#app/lib/hooks/use-timeout.ts';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { useStore } from '#app/lib/store.ts';
import { focusNeighbour } from '#app/ui/focus-neighbour.ts';
import { count } from '#messages/catalogue/wishlist';
import css from './wishlist.module.css';
import { EMPTY_WISHLIST, wishlistMirror } from './wishlist-mirror.ts';

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
  const mirror = useStore(wishlistMirror, EMPTY_WISHLIST);
  const previousMirror = useDelayed(mirror, FADE_MS);
  const shown = entries.filter(({ product_id }) => mirror.has(product_id) || previousMirror.has(product_id));
  if (shown.length === 0) return empty;
  return (
    <>
      <p className={`muted ${css.count}`} role="status">
        {count(shown.filter(({ product_id }) => mirror.has(product_id)).length)}
      </p>
      <ul className={css.grid}>
        {shown.slice(0, max).map((entry, index) => (
          <WishlistItem
            key={entry.product_id}
            entry={entry}
            level={level}
            leaving={!mirror.has(entry.product_id)}
            // A page that shows only some has other content above them.
            eager={max === undefined && index < EAGER_COUNT}
          />
        ))}
      </ul>
    </>
  );
}

type WishlistItemProps = { entry: WishlistEntry; level: 2 | 3; leaving: boolean; eager: boolean };

/** Moves the focus out of a card that has begun to fade. */
function moveFocusAway(card: HTMLLIElement | null): void {
  if (card?.contains(document.activeElement)) focusNeighbour(card, '[aria-pressed]', 'wishlist-title');
}

function WishlistItem({ entry, level, leaving, eager }: WishlistItemProps) {
  return (
    <li ref={leaving ? moveFocusAway : null} className={leaving ? css.leaving : undefined} inert={leaving}>
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
