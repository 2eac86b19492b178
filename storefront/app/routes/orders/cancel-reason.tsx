import type { Order } from '@uruhu/contract/order';
import { cancelReasonTitle } from '#messages/order';
import css from './payment/notes.module.css';

/** Why staff have cancelled it. Who cancelled by themselves know why, and what was not paid in time says so. */
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
