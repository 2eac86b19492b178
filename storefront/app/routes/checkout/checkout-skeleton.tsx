import { SummarySkeleton } from '#app/routes/cart/order-summary.tsx';
import two from '#app/routes/cart/two-columns.module.css';
import { loading } from '#messages/common';
import css from './checkout.module.css';

/** The boxes of the sections and of the summary. */
export function CheckoutSkeleton() {
  return (
    <div className={`${two.columns} waits`} role="status" aria-label={loading}>
      <div className={css.sections}>
        <span className={css.bone} />
        <span className={css.open} />
        <span className={css.bone} />
      </div>
      <SummarySkeleton />
    </div>
  );
}
