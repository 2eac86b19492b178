import { loading } from '#messages/shell/common';
import css from './order.module.css';

/** Skeletons of the payment card, the timeline, the summary and the delivery information. */
export function OrderSkeleton() {
  return (
    <div className={`${css.columns} page-loading`} role="status" aria-label={loading}>
      <div className={css.main}>
        <span className={`cut-top ${css.cardSkeleton}`} />
        <span className={css.timelineSkeleton} />
      </div>
      <div className={css.side}>
        <span className={`cut-top ${css.summarySkeleton}`} />
        <span className={css.deliverySkeleton} />
      </div>
    </div>
  );
}
