import { useCartCount } from '#app/features/cart/cart-count.ts';
import { SummarySkeleton } from '#app/features/cart/order-summary.tsx';
import columnsCss from '#app/features/cart/two-columns.module.css';
import { loading } from '#messages/shell/common';
import css from './cart-skeleton.module.css';

/** The number of lines that fit into the first view. */
const LINES_MAX = 4;

/** Skeletons of the lines and the summary. The cart count in the header gives the number of lines. */
export function CartSkeleton() {
  const lineCount = Math.min(useCartCount() || 2, LINES_MAX);
  return (
    <div className={`${columnsCss.columns} page-loading`} role="status" aria-label={loading}>
      <div>
        {Array.from({ length: lineCount }, (_, line) => line).map((line) => (
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
