/** Converts stored orders to the types of the contract. */
import { findLanguage } from '@uruhu/contract/languages';
import type { Order, OrderItem, PublicOrder } from '@uruhu/contract/order';
import type { OrderDetails } from './order-details.ts';
import type { OrderLineRow } from './queries.ts';

/** What readers of an order see of its payment. */
export type PaymentView = Pick<Order, 'payment_status' | 'payment_review' | 'payments' | 'pay_until'> & { is_part_paid: boolean };

const toNameObject = (name: string | null) => (name === null ? null : { name });

/** The names by which staff pack, in English. */
const getPackedNames = (line: OrderLineRow) => ({
  name: line.product_name,
  option: toNameObject(line.option_name),
  size: toNameObject(line.size_name),
});

/** The names that the customer reads, in the language of her order. */
export const findShownNames = (line: OrderLineRow) => ({
  name: line.shown_product_name ?? line.product_name,
  option: toNameObject(line.shown_option_name ?? line.option_name),
  size: toNameObject(line.shown_size_name ?? line.size_name),
});

function presentLine(line: OrderLineRow, { name, option, size }: ReturnType<typeof findShownNames>): OrderItem {
  return {
    order_item_id: line.order_line_id,
    quantity: line.quantity,
    price_at_purchase: line.unit_price_rwf,
    option,
    size,
    product: { product_id: line.product_id, name, brand: line.brand_name, image: line.image },
  };
}

/** The view without personal data, for any visitor who knows the order's id. */
export function presentPublicOrder(
  { order, lines, events }: OrderDetails,
  { payment_status, payment_review, is_part_paid }: Pick<PaymentView, 'payment_status' | 'payment_review' | 'is_part_paid'>,
): PublicOrder {
  return {
    order_id: order.order_id,
    created_at: order.created_at.toISOString(),
    status: order.status,
    payment_status,
    ...(payment_review?.state === 'submitted' && { payment_review: { state: 'submitted' as const } }),
    ...(is_part_paid && order.status !== 'cancelled' && { is_part_paid: true as const }),
    tracking_url: order.tracking_url,
    total_products: lines.reduce((sum, line) => sum + line.quantity, 0),
    order_items: lines.map((line) => presentLine(line, findShownNames(line))),
    order_progress: events.map((event) => ({
      order_progress_id: event.order_event_id,
      status: event.stage,
      created_at: event.created_at.toISOString(),
    })),
  };
}

/** The view of the whole order, for its shopper. */
export function presentOrder(details: OrderDetails, payment: PaymentView): Order {
  const { order } = details;
  return {
    ...presentPublicOrder(details, payment),
    subtotal: order.subtotal_rwf,
    total_price: order.subtotal_rwf + order.shipping_fee_rwf,
    final_total: order.total_rwf,
    shipping_fees: order.shipping_fee_rwf,
    applied_coupon_code: order.coupon_code,
    coupon_discount_amount: order.discount_rwf,
    coupon_type: order.coupon_type,
    payment_review: payment.payment_review,
    payments: payment.payments,
    pay_until: payment.pay_until,
    customer: { name: order.customer_name, email: order.customer_email, phone: order.customer_phone },
    address: order.address,
    cancel_reason: order.cancel_reason,
  };
}

/** The same in English, each line with the names that the customer reads where they are other ones. */
export const presentOrderForStaff = (details: OrderDetails, payment: PaymentView) => ({
  ...presentOrder(details, payment),
  language: findLanguage(details.order.language),
  order_items: details.lines.map((line) => {
    const hasOtherNames = [line.shown_product_name, line.shown_option_name, line.shown_size_name].some((name) => name !== null);
    return { ...presentLine(line, getPackedNames(line)), shown_names: hasOtherNames ? findShownNames(line) : null };
  }),
});

export type OrderForStaff = ReturnType<typeof presentOrderForStaff>;
