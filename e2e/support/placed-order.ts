import type { Client } from '@uruhu/contract/client';
import type { Order } from '@uruhu/contract/order';
import { productWithOptions } from './products.ts';
import { staffDo } from './staff.ts';

/** An order of two pieces, placed by a shopper who has an address and a phone. */
export async function placedOrder(api: Client, shopUrl: string): Promise<Order> {
  const { product_id, options } = await productWithOptions(shopUrl);
  const option_id = options[0]?.option_id;
  const added = await api.addToCart({ product_id, quantity: 2, ...(option_id ? { option_id } : {}) });
  if (!added.ok) throw new Error(added.message);
  const placed = await api.placeOrder({}, crypto.randomUUID());
  if (!placed.ok) throw new Error(placed.message);
  return placed.data.data;
}

/** She has sent the money for it, and staff have found it. */
export async function payOrder(api: Client, shopUrl: string, { order_id, customer }: Order): Promise<void> {
  const told = await api.submitMobileMoney({ order_id, phone: customer.phone, transaction_id: `E2E${Math.floor(Math.random() * 1e9)}` });
  if (!told.ok) throw new Error(told.message);
  await staffDo(shopUrl, order_id, ['confirm-payment', 'pending']);
}
