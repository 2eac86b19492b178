import type { Client } from '@uruhu/contract/client';
import type { Order } from '@uruhu/contract/order';
import { findProductWithOptions } from './products.ts';
import { runStaffActions } from './staff.ts';

/** Places an order of two pieces for a shopper with an address and a phone. */
export async function placeOrder(api: Client, shopUrl: string): Promise<Order> {
  const { product_id, options } = await findProductWithOptions(shopUrl);
  const option_id = options[0]?.option_id;
  if (!option_id) throw new Error('the product has no options');
  const cartResult = await api.addToCart({ product_id, quantity: 2, option_id });
  if (!cartResult.ok) throw new Error(cartResult.message);
  const orderResult = await api.placeOrder({}, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  return orderResult.data.data;
}

/** Submits the shopper's claim that she has paid by mobile money. Returns the id of the transaction, a random one unless given. */
export async function claimPayment(
  api: Client,
  { order_id, customer }: Order,
  transaction_id = String(1e9 + Math.floor(Math.random() * 1e9)),
): Promise<string> {
  const claim = await api.submitMobileMoney({ order_id, phone: customer.phone, transaction_id });
  if (!claim.ok) throw new Error(claim.message);
  return transaction_id;
}

/** Submits the shopper's claim of a payment, and confirms it as a staff member. */
export async function payOrder(api: Client, shopUrl: string, order: Order): Promise<void> {
  await claimPayment(api, order);
  await runStaffActions(shopUrl, order.order_id, { name: 'confirm-payment', expected_status: 'pending' });
}
