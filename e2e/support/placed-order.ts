import type { Client } from '@uruhu/contract/client';
import type { Order } from '@uruhu/contract/order';
import { findProductWithOptions } from './products.ts';
import { runStaffActions } from './staff.ts';

/** Places an order of two pieces for a shopper with an address and a phone. */
export async function placeOrder(api: Client, shopUrl: string): Promise<Order> {
  const { product_id, options } = await findProductWithOptions(shopUrl);
  const option_id = options[0]?.option_id;
  const added = await api.addToCart({ product_id, quantity: 2, ...(option_id ? { option_id } : {}) });
  if (!added.ok) throw new Error(added.message);
  const placed = await api.placeOrder({}, crypto.randomUUID());
  if (!placed.ok) throw new Error(placed.message);
  return placed.data.data;
}

/** The shopper claims a payment, and staff confirm it. */
export async function payOrder(api: Client, shopUrl: string, { order_id, customer }: Order): Promise<void> {
  const claim = await api.submitMobileMoney({
    order_id,
    phone: customer.phone,
    transaction_id: String(1e9 + Math.floor(Math.random() * 1e9)),
  });
  if (!claim.ok) throw new Error(claim.message);
  await runStaffActions(shopUrl, order_id, ['confirm-payment', 'pending']);
}
