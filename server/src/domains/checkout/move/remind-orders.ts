import { markReminded } from '../../orders/orders.ts';
import { howToPay } from '../how-to-pay.ts';
import { eachWaiting, type Keeping } from './unpaid-orders.ts';

/** Writes to whoever has not paid when half of the time is over: once, and once more where money went back after that. Answers how many. */
export async function remindOrders(keeping: Keeping, now = new Date()): Promise<number> {
  const { post, snapshot } = keeping;
  const reminded = await eachWaiting(keeping, { part: 1 / 2, unreminded: true, now }, async (trx, order, { since, until, due_rwf }) => {
    if ((order.reminded_at && order.reminded_at >= since) || until <= now) return null;
    const { order_id, user_id, customer_name: name, customer_email: to } = order;
    await markReminded(trx, order_id);
    const pay = howToPay(snapshot.current().content.settings, due_rwf, until);
    await post.write(trx, { to, user_id, template: 'orderReminder', data: { name, order_id, due_rwf, pay } });
    return order_id;
  });
  return reminded.length;
}
