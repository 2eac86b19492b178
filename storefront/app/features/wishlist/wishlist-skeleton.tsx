import { CardSkeleton } from '#app/ui/skeleton.tsx';
import { loading } from '#messages/shell/common';
import css from './wishlist.module.css';

const SKELETONS = [0, 1, 2, 3];

/** Four card skeletons, below the space for the product count. */
export function WishlistSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label={loading}>
      {SKELETONS.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}
