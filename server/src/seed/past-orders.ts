import { randomUUID } from 'node:crypto';
import { computeSubtotal, computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { computeTotalWeight, quoteShipping } from '@uruhu/contract/rules/prices/shipping';
import type { Insertable } from 'kysely';
import type { CartItems, Carts, OrderEvents, OrderLines, Orders, PaymentAttempts } from '../database/schema.ts';
import type { Shop, ShopProduct } from './shop.ts';

export type PastOrders = {
  /** Inserted open and without a shopper; see markCartsOrdered. */
  carts: (Insertable<Carts> & { cart_id: string })[];
  cartItems: Insertable<CartItems>[];
  orders: Insertable<Orders>[];
  lines: Insertable<OrderLines>[];
  events: Insertable<OrderEvents>[];
  attempts: Insertable<PaymentAttempts>[];
};

type Buyer = { user_id: string; name: string; email: string; phone: string; address: string };

/** `after_hours`: how many hours after the order was placed. */
type OrderPlan = {
  placed_days_ago: number;
  status: NonNullable<Insertable<Orders>['status']>;
  quantities: readonly number[];
  stages: readonly [stage: OrderEvents['stage'], after_hours: number][];
  payment?: { provider: PaymentAttempts['provider']; provider_reference: string; after_hours: number };
};

const DAY_H = 24;
const HOUR_MS = 3_600_000;

/** One delivered, one cancelled and one shipped order. */
const ORDER_PLANS: readonly OrderPlan[] = [
  {
    placed_days_ago: 41,
    status: 'delivered',
    quantities: [1, 2, 1],
    stages: [
      ['ordered', 0],
      ['packaging', 1.2 * DAY_H],
      ['shipping', 3 * DAY_H],
      ['arrived', 10.4 * DAY_H],
      ['delivering', 12.1 * DAY_H],
      ['delivered', 12.3 * DAY_H],
    ],
    payment: { provider: 'mobile_money', provider_reference: '20461873395', after_hours: 0.4 },
  },
  {
    placed_days_ago: 21,
    status: 'cancelled',
    quantities: [1],
    stages: [
      ['ordered', 0],
      ['cancelled', 3.5],
    ],
  },
  {
    placed_days_ago: 6,
    status: 'in_transit',
    quantities: [1, 1],
    stages: [
      ['ordered', 0],
      ['packaging', 0.9 * DAY_H],
      ['shipping', 2.7 * DAY_H],
    ],
    payment: { provider: 'pesapal', provider_reference: 'b945e4af-80a5-4ec1-8706-e03f8332fb04', after_hours: 0.1 },
  },
];

/** The number of lines of all planned orders. Only this many products are bought, so only their options are looked up. */
const LINE_COUNT = ORDER_PLANS.reduce((sum, { quantities }) => sum + quantities.length, 0);

type Purchase = { product: ShopProduct; option: Shop['options'][number] | undefined; size: Shop['sizes'][number] | undefined };

/**
 * Chooses the most reviewed products that are made to order, so that no stock must be reserved for an open order, each with its first option
 * and first size, where it has any.
 */
function choosePurchases(shop: Shop): Purchase[] {
  const stocked = new Set(shop.stock.map(({ product_id }) => product_id));
  const reviewCounts = new Map<string, number>();
  for (const { product_id } of shop.reviews) reviewCounts.set(product_id, (reviewCounts.get(product_id) ?? 0) + 1);
  return shop.products
    .filter(({ product_id }) => !stocked.has(product_id))
    .toSorted((a, b) => (reviewCounts.get(b.product_id) ?? 0) - (reviewCounts.get(a.product_id) ?? 0))
    .slice(0, LINE_COUNT)
    .map((product) => {
      const option = shop.options.find(({ product_id }) => product_id === product.product_id);
      const size = shop.sizes.find(({ product_id }) => product_id === product.product_id);
      return { product, option, size };
    });
}

const toExtraPrice = (choice: { additional_price_rwf?: number | undefined } | undefined) =>
  choice && { additional_price: choice.additional_price_rwf ?? 0 };

const calculatePrice = ({ product, option, size }: Purchase): number => {
  const price = { base_price: product.base_price_rwf, discounted_price: product.discounted_price_rwf ?? 0 };
  return computeUnitPrice(price, toExtraPrice(option), toExtraPrice(size));
};

/** Creates an order line, which copies everything that it shows. */
function createLine(shop: Shop, order_id: string, position: number, purchase: Purchase, quantity: number) {
  const { product, option, size } = purchase;
  return {
    order_id,
    position,
    product_id: product.product_id,
    option_id: option?.option_id ?? null,
    size_id: size?.size_id ?? null,
    product_name: product.name,
    brand_name: shop.brands.find(({ brand_id }) => brand_id === product.brand_id)?.name ?? '',
    option_name: option?.name ?? null,
    size_name: size?.name ?? null,
    image: option?.image || (product.image ?? ''),
    weight_g: product.weight_g,
    quantity,
    unit_price_rwf: calculatePrice(purchase),
  };
}

function createOrder(shop: Shop, buyer: Buyer, plan: OrderPlan, purchases: readonly Purchase[], now: Date): PastOrders {
  const [order_id, cart_id] = [randomUUID(), randomUUID()];
  const computeTime = (hours: number) => new Date(now.getTime() + (hours - plan.placed_days_ago * DAY_H) * HOUR_MS);
  const created_at = computeTime(0);
  const lines = purchases.map((purchase, position) => createLine(shop, order_id, position, purchase, plan.quantities[position] ?? 1));

  const bands = shop.shippingBands.map((band) => ({
    min_weight: band.min_weight_g,
    max_weight: band.max_weight_g,
    shipping_fee: band.shipping_fee_rwf,
  }));
  const quote = quoteShipping(bands, computeTotalWeight(lines), shop.settings.free_shipping ?? true);
  if (quote.kind === 'none') throw new Error('the demo shopper’s order is too heavy for every shipping band');
  const [subtotal_rwf, shipping_fee_rwf] = [computeSubtotal(lines), quote.fee_rwf];
  const total_rwf = subtotal_rwf + shipping_fee_rwf;

  const { user_id, name: customer_name, email: customer_email, phone: customer_phone, address } = buyer;
  const customer = { user_id, customer_name, customer_email, customer_phone, address };
  const amounts = { total_weight_g: computeTotalWeight(lines), subtotal_rwf, shipping_fee_rwf, total_rwf };
  const { payment } = plan;
  return {
    carts: [{ cart_id, created_at }],
    cartItems: lines.map(({ product_id, option_id, size_id, quantity, unit_price_rwf }) => ({
      cart_id,
      product_id,
      option_id,
      size_id,
      quantity,
      seen_price_rwf: unit_price_rwf,
      created_at,
    })),
    orders: [{ order_id, cart_id, status: plan.status, ...customer, ...amounts, created_at }],
    lines,
    events: plan.stages.map(([stage, hours]) => ({ order_id, stage, created_at: computeTime(hours) })),
    attempts: payment
      ? [
          {
            order_id,
            provider: payment.provider,
            provider_reference: payment.provider_reference,
            amount_rwf: total_rwf,
            state: 'succeeded',
            created_at: computeTime(payment.after_hours),
            updated_at: computeTime(payment.after_hours),
          },
        ]
      : [],
  };
}

/** Past orders of the demo shopper, so that the order pages have content. Empty in a shop without suitable products. */
export function createPastOrders(shop: Shop, buyer: Buyer, now: Date): PastOrders {
  const purchases = choosePurchases(shop);
  const createdOrders = ORDER_PLANS.map((plan) => ({ plan, purchases: purchases.splice(0, plan.quantities.length) }))
    .filter(({ purchases }) => purchases.length > 0)
    .map(({ plan, purchases }) => createOrder(shop, buyer, plan, purchases, now));
  return {
    carts: createdOrders.flatMap(({ carts }) => carts),
    cartItems: createdOrders.flatMap(({ cartItems }) => cartItems),
    orders: createdOrders.flatMap(({ orders }) => orders),
    lines: createdOrders.flatMap(({ lines }) => lines),
    events: createdOrders.flatMap(({ events }) => events),
    attempts: createdOrders.flatMap(({ attempts }) => attempts),
  };
}
