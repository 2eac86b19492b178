import { readShopTime } from '../../database/clock.ts';
import { findRecipient } from '../order-view/order-view.ts';
import { markReminded } from '../orders/orders.ts';
import { buildPaymentInstructions } from '../paying/paying.ts';
import { forEachUnpaidOrder, type UnpaidOrdersContext } from './unpaid-orders.ts';

/**
 * Mails a reminder to customers who have not paid when half of the time is over: once, and once more if the order was refunded after that.
 * Returns the number of orders. `currentTime`: by default that of the database.
 */
export async function remindOrders(context: UnpaidOrdersContext, currentTime?: Date): Promise<number> {
  const { mailer, snapshot } = context;
  const now = currentTime ?? (await readShopTime(context.db));
  const remindedIds = await forEachUnpaidOrder(
    context,
    { waitedShare: 1 / 2, excludesReminded: true, now },
    async (trx, order, { waits_since, pay_until, due_rwf, hasOpenClaim }) => {
      const wasReminded = order.reminded_at !== null && order.reminded_at >= waits_since;
      // A shopper who has claimed a payment waits for staff.
      if (hasOpenClaim || wasReminded || pay_until <= now) return null;
      const { order_id, user_id, customer_name: name, language } = order;
      await markReminded(trx, order_id);
      const pay = buildPaymentInstructions(snapshot.current().content.settings, due_rwf, pay_until);
      const to = await findRecipient(trx, order);
      if (to) await mailer.write(trx, { to, user_id, language, template: 'orderReminder', data: { name, order_id, due_rwf, pay } });
      return order_id;
    },
  );
  return remindedIds.length;
}
