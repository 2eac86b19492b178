import type { Order } from '@uruhu/contract/order';
import css from '#app/features/payment/notes.module.css';
import { cancelReasonTitle } from '#messages/orders/order';

/** The reason that staff gave for cancelling the order; nothing if there is none. */
export function CancelReason({ order: { status, cancel_reason } }: { order: Pick<Order, 'status' | 'cancel_reason'> }) {
  if (status !== 'cancelled' || cancel_reason === '') return null;
  return (
    <div className={css.rejected} role="note">
      <p>
        <b>{cancelReasonTitle}</b>
      </p>
      <p>{cancel_reason}</p>
    </div>
  );
}
