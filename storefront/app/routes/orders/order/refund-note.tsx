import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { formatDateTime } from '#app/lib/text/dates.ts';
import * as messages from '#messages/orders/order';
import css from './order.module.css';
import { getRefundState } from './refund-state.ts';

/** The refund state of an order that was paid and then cancelled. */
export function RefundNote({ order }: { order: Order }) {
  const refund = getRefundState(order);
  if (!refund) return null;
  const { pending_rwf, refunded_rwf, refunded_at } = refund;
  return (
    <div className={`cut-top ${css.moneyBack}`} role="note">
      <h2 className="h3">{pending_rwf > 0 ? messages.moneyComesBack : messages.moneySentBack}</h2>
      {pending_rwf > 0 && <p>{messages.weSendBack(formatRwf(pending_rwf))}</p>}
      {refunded_at && <p>{messages.weSentBack(formatRwf(refunded_rwf), formatDateTime(refunded_at))}</p>}
    </div>
  );
}
