import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { formatDateTime } from '#app/lib/text/dates.ts';
import * as messages from '#messages/orders/payment';
import notes from './notes.module.css';
import { findPendingPayment, findSupersededPrompt, getAmountDue } from './payment-state.ts';
import { usePolling } from './use-polling.ts';

function describePending(order: Order): string | null {
  const payment = findPendingPayment(order);
  if (payment?.method === 'prompt') return messages.promptUnderWay(payment.phone, formatRwf(getAmountDue(order)));
  if (payment) return messages.underWay(formatDateTime(payment.created_at));
  const prompt = findSupersededPrompt(order);
  return prompt ? messages.promptMayAsk(prompt.phone) : null;
}

type PendingPaymentProps = {
  order: Order;
  refresh: () => Promise<unknown>;
  /** Another component polls the order already. */
  polledElsewhere?: boolean;
};

/**
 * Warns the shopper not to pay twice while a payment is pending, and polls the order. It is always rendered, since screen readers
 * announce new text only in a status element that already exists.
 */
export function PendingPayment({ order, refresh, polledElsewhere = false }: PendingPaymentProps) {
  usePolling(findPendingPayment(order) !== undefined && !polledElsewhere, refresh);
  const text = describePending(order);
  return (
    <p className={text ? notes.pending : 'vh'} role="status">
      {text}
    </p>
  );
}
