import { loading } from '#messages/common';
import css from './orders.module.css';

/** The boxes of three orders: cards or rows, as there is room. */
export function OrdersSkeleton() {
  return (
    <div className={`${css.cards} ${css.bones} waits`} role="status" aria-label={loading}>
      <span className={css.bone} />
      <span className={css.bone} />
      <span className={css.bone} />
    </div>
  );
}
