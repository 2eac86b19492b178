import { SummarySkeleton } from '#app/features/cart/order-summary.tsx';
import columnsCss from '#app/features/cart/two-columns.module.css';
import { loading } from '#messages/shell/common';
import css from './checkout.module.css';

/** Skeletons of the sections and the summary. */
export function CheckoutSkeleton() {
  return (
    <div className={`${columnsCss.columns} page-loading`} role="status" aria-label={loading}>
      <div className={css.sections}>
        <span className={css.skeleton} />
        <span className={css.openSectionSkeleton} />
        <span className={css.skeleton} />
      </div>
      <SummarySkeleton />
    </div>
  );
}
