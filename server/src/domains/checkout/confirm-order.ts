import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lineName } from '../cart/cart.ts';
import type { Post } from '../mail/mail.ts';
import type { OrderRecord } from '../orders/orders.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** Writes to whoever ordered, from what the order has copied: the mail says what the order says for ever. */
export async function confirmOrder(trx: Transaction<Database>, post: Post, { order, lines }: OrderRecord): Promise<void> {
  const { order_id, user_id, customer_name, customer_email, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, address } = order;
  await post.write(trx, {
    to: customer_email,
    user_id,
    template: 'orderPlaced',
    data: {
      ...{ name: customer_name, order_id, subtotal_rwf, shipping_fee_rwf, discount_rwf, total_rwf, address },
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
