import type { WishlistEntry } from '@uruhu/contract/wishlist';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ProductCard } from '#app/components/product/card.tsx';
import { toCard } from '#app/lib/card.ts';
import { focusNeighbour } from '#app/lib/focus-neighbour.ts';
import { hearts, NO_WISHES } from '#app/lib/hearts.ts';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import { useStore } from '#app/lib/store.ts';
import { count } from '#messages/wishlist';
import { useLater } from './use-later.ts';
import css from './wishlist.module.css';

const SIZES = `(min-width: 1200px) 290px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, ${HALF_A_PHONE}`;
/** Two rows on a phone: what is in the first view does not wait. */
const EAGER = 4;
/** How long a card takes to leave: --t-2. */
const FADE_MS = 200;

type WishedProductsProps = {
  entries: readonly WishlistEntry[];
  empty: ReactNode;
  /** The level of a product's name among the page's headings. */
  level?: 2 | 3;
  /** Shows the newest so many; without, all. */
  most?: number;
};

/** The cards whose hearts are lit. One that is put out fades away; when the server does not take it, it is back. */
export function WishedProducts({ entries, empty, level = 2, most }: WishedProductsProps) {
  const lit = useStore(hearts, NO_WISHES);
  const before = useLater(lit, FADE_MS);
  const shown = entries.filter(({ product_id }) => lit.has(product_id) || before.has(product_id));
  if (shown.length === 0) return empty;
  return (
    <>
      <p className={`muted ${css.count}`} role="status">
        {count(shown.filter(({ product_id }) => lit.has(product_id)).length)}
      </p>
      <ul className={css.grid}>
        {shown.slice(0, most).map((entry, index) => (
          <WishedProduct
            key={entry.product_id}
            entry={entry}
            level={level}
            leaving={!lit.has(entry.product_id)}
            // Where only some are shown, they stand below something else.
            eager={most === undefined && index < EAGER}
          />
        ))}
      </ul>
    </>
  );
}

type WishedProductProps = { entry: WishlistEntry; level: 2 | 3; leaving: boolean; eager: boolean };

function WishedProduct({ entry, level, leaving, eager }: WishedProductProps) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (leaving && ref.current?.contains(document.activeElement)) focusNeighbour(ref.current, '[aria-pressed]', 'wishlist-title');
  }, [leaving]);
  return (
    <li ref={ref} className={leaving ? css.leaving : undefined} inert={leaving}>
      <ProductCard product={toCard(entry.product)} level={level} sizes={SIZES} eager={eager} />
    </li>
  );
}
