import type { SiteSettings } from '@uruhu/contract/settings';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Parts } from '../../http/parts.ts';
import { lineName } from '../cart/cart.ts';
import type { OrderRecord } from '../orders/orders.ts';
import { paymentStatus } from '../payments/payments.ts';
import { howToPay } from './how-to-pay.ts';
import { payUntil } from './pay-until.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** Writes to whoever ordered, from what the order has copied: the mail says what the order says for ever, and how to pay for it now. */
export async function confirmOrder(
  trx: Transaction<Database>,
  post: Parts['post'],
  settings: SiteSettings,
  { order, lines }: OrderRecord,
): Promise<void> {
  const { order_id, user_id, customer_name, customer_email, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, address } = order;
  // Nothing is to be paid for what a coupon has paid whole.
  const until = payUntil({ ...order, payment_status: paymentStatus(total_rwf, []), unpaid_hours: settings.unpaid_hours }, [], []);
  await post.write(trx, {
    to: customer_email,
    user_id,
    template: 'orderPlaced',
    data: {
      ...{ name: customer_name, order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, address },
      pay: until && howToPay(settings, total_rwf, until),
      lines: lines.map(({ product_name, option_name, size_name, quantity, unit_price_rwf }) => ({
        name: lineName({
          name: product_name,
          option: option_name === null ? null : { name: option_name, image: '' },
          size: named(size_name),
        }),
        ...{ quantity, unit_price_rwf },
      })),
    },
  });
}
