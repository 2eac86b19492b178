import type { OwnData } from '@uruhu/contract/own-data';
import type { Db } from '../../http/parts.ts';
import { ordersOf } from '../orders/orders.ts';
import { showOrders } from './show-order.ts';

/** The person's orders whole, with what was noted of the person for each. */
export async function ordersData(db: Db, user_id: string): Promise<OwnData['orders']> {
  const records = await ordersOf(db, user_id);
  const customers = new Map(records.map(({ order }) => [order.order_id, order]));
  return (await showOrders(db, records)).map((shown) => {
    const { customer_name: name = '', customer_email: email = '', customer_phone: phone = '' } = customers.get(shown.order_id) ?? {};
    return { ...shown, customer: { name, email, phone } };
  });
}
