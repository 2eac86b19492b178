import { CardSkeleton } from '#app/ui/skeleton.tsx';
import { loading } from '#messages/common';
import css from './wishlist.module.css';

const SKELETONS = [0, 1, 2, 3];

/** The boxes of four cards, below the place of their number. */
export function WishlistSkeleton() {
  return (
    <div className={css.waiting} role="status" aria-label={loading}>
      {SKELETONS.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}
