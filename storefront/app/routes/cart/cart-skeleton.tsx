import { useCartCount } from '#app/lib/cart-count.ts';
import { loading } from '#messages/common';
import css from './cart-skeleton.module.css';
import { SummarySkeleton } from './order-summary.tsx';
import two from './two-columns.module.css';

/** As many as are in view at once. */
const LINES_MAX = 4;

/** The boxes of the lines and of the summary, as many lines as the header knows of. */
export function CartSkeleton() {
  const lines = Math.min(useCartCount() || 2, LINES_MAX);
  return (
    <div className={`${two.columns} waits`} role="status" aria-label={loading}>
      <div>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <LineSkeleton key={line} />
        ))}
      </div>
      <SummarySkeleton />
    </div>
  );
}

export function LineSkeleton() {
  return (
    <div className={css.line}>
      <span className={css.picture} />
      <div>
        <span className={css.brand} />
        <span className={css.name} />
        <div className={css.foot}>
          <span className={css.stepper} />
          <span className={css.price} />
        </div>
      </div>
    </div>
  );
}
