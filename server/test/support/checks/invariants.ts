/** Invariants: rules that the rows of the database obey whenever no request runs. */
import type { OrderStatus } from '@uruhu/contract/order';
import { ORDER_TRANSITIONS, PAYMENT_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';
import type { OrderEvents } from '../../../src/database/schema.ts';
import { UNPAID_ORDER_LIMITS } from '../../../src/domains/checkout/unpaid-limit.ts';

type Violation = { description: string };

/** Builds the SQL expression for a limit of unpaid orders, which depends on whether the shopper's e-mail address is verified. */
const buildLimitSql = (name: keyof typeof UNPAID_ORDER_LIMITS.verified) => sql`case when email_verified_at is null
  then ${sql.lit(UNPAID_ORDER_LIMITS.unverified[name])} else ${sql.lit(UNPAID_ORDER_LIMITS.verified[name])} end`;

/** Queries by rule. Each finds the rows that break the rule, and describes them for the failure message. */
const RULES: Record<string, RawBuilder<Violation>> = {
  'reserved pieces equal the sum of active reservations': sql<Violation>`
    select format('stock %s: %s reserved, %s held', stock_id, reserved, held) as description
    from stock cross join lateral (
      select coalesce(sum(pieces), 0) as held from stock_reservations
      where stock_reservations.stock_id = stock.stock_id and released_at is null and shipped_at is null) as active_reservations
    where reserved <> held or reserved > on_hand or reserved < 0`,
  'a cancelled order holds no stock, and every other order still holds its pieces': sql<Violation>`
    select format('order %s is %s', order_id, status) as description from orders join stock_reservations using (order_id)
    where (status = 'cancelled') <> (released_at is not null) and shipped_at is null
      or status in ('pending', 'preparing') and shipped_at is not null
      or status in ('in_transit', 'delivered') and shipped_at is null and released_at is null`,
  'the use counter of a coupon equals its active redemptions': sql<Violation>`
    select format('coupon %s: %s counted, %s used', coupon_id, redeemed, used) as description
    from coupons cross join lateral (
      select count(*) as used from coupon_redemptions
      where coupon_redemptions.coupon_id = coupons.coupon_id and released_at is null) as active_redemptions
    where redeemed <> used or redeemed > total_limit`,
  'an order with a coupon has one redemption, which is released if the order is cancelled': sql<Violation>`
    select format('order %s, %s, with %s', order_id, status, coupon_code) as description from orders left join coupon_redemptions r using (order_id)
    where (coupon_code is null) <> (r.order_id is null)
      or r.order_id is not null and (status = 'cancelled') <> (released_at is not null)`,
  'the amounts of an order are the sums of its lines': sql<Violation>`
    select format('order %s', order_id) as description
    from orders cross join lateral (
      select coalesce(sum(unit_price_rwf * quantity), 0) as subtotal, coalesce(sum(discount_share_rwf), 0) as discount, count(*) as lines
      from order_lines where order_lines.order_id = orders.order_id) sums
    where (subtotal_rwf, discount_rwf) <> (subtotal, discount) or lines = 0 or total_rwf <> subtotal_rwf + shipping_fee_rwf - discount_rwf`,
  'the cart of an order is marked as ordered': sql<Violation>`
    select format('order %s', order_id) as description from orders join carts using (cart_id) where ordered_at is null`,
  'every ordered cart has an order': sql<Violation>`
    select format('cart %s', cart_id) as description from carts left join orders using (cart_id) where ordered_at is not null and order_id is null`,
  'an order has at most one open payment, and a cancelled order only one that waits for staff': sql<Violation>`
    select format('order %s, %s: %s', order_id, status, string_agg(state, ', ')) as description from orders join payment_attempts using (order_id)
    where state in ('created', 'pending', 'submitted') group by order_id, status
    having count(*) > 1 or status = 'cancelled' and bool_or(state <> 'submitted')`,
  'an order that received more than its total has a payment problem': sql<Violation>`
    select format('order %s of %s: %s received', order_id, total_rwf, received) as description
    from orders cross join lateral (
      select coalesce(sum(amount_rwf), 0) as received from payment_attempts
      where payment_attempts.order_id = orders.order_id and state = 'succeeded') as received_money
    where received > total_rwf and not exists (select from payment_problems p where p.order_id = orders.order_id and kind = 'paid_twice')`,
  'a payment of a cancelled order has exactly one payment problem': sql<Violation>`
    select format('payment %s of order %s: %s problems recorded', payment_attempt_id, order_id, recorded) as description
    from orders join payment_attempts a using (order_id) cross join lateral (
      select count(*) as recorded from payment_problems p
      where p.payment_attempt_id = a.payment_attempt_id and kind in ('paid_after_cancel', 'refund_due')) problems
    where status = 'cancelled' and state = 'succeeded' and recorded <> 1 or recorded > 1`,
  'a transaction that staff counted for one order and a provider for another has a payment problem': sql<Violation>`
    select format('payment %s of order %s', by_staff.payment_attempt_id, by_staff.order_id) as description
    from payment_attempts by_staff join payment_attempts by_provider
      on canonical_transaction_id(by_provider.confirmation_code) = by_staff.provider_reference and by_provider.order_id <> by_staff.order_id
    where by_staff.provider = 'mobile_money' and by_staff.state in ('succeeded', 'refunded') and by_provider.state in ('succeeded', 'refunded')
      and not exists (select from payment_problems p where p.payment_attempt_id = by_staff.payment_attempt_id and kind = 'used_twice')`,
  'a mobile-money transaction is counted once': sql<Violation>`
    select format('transaction %s: %s payments', canonical_transaction_id(provider_reference), count(*)) as description
    from payment_attempts where provider = 'mobile_money' and state in ('succeeded', 'refunded')
    group by canonical_transaction_id(provider_reference) having count(*) > 1`,
  'each of two waiting claims with the same transaction has a payment problem': sql<Violation>`
    select format('payment %s of order %s', claim.payment_attempt_id, claim.order_id) as description
    from payment_attempts claim join payment_attempts other_claim
      on other_claim.provider_reference = claim.provider_reference and other_claim.order_id <> claim.order_id
    where claim.provider = 'mobile_money' and claim.state = 'submitted'
      and other_claim.provider = 'mobile_money' and other_claim.state = 'submitted'
      and not exists (select from payment_problems p
        where p.payment_attempt_id = claim.payment_attempt_id and kind = 'contested')`,
  'no shopper exceeds the bounds of unpaid orders, except with refunded orders': sql<Violation>`
    select format('shopper %s: %s orders of %s, %s pieces', user_id, count(*), sum(total_rwf), sum(pieces)) as description
    from orders join users using (user_id) cross join lateral (
      select coalesce(sum(quantity), 0) as pieces from order_lines where order_lines.order_id = orders.order_id
        and exists (select from stock_reservations join stock using (stock_id)
          where stock_reservations.order_id = orders.order_id and stock.product_id = order_lines.product_id)) pieces_that_hold_stock
    where status not in ('cancelled', 'delivered')
      and not exists (select from payment_attempts a where a.order_id = orders.order_id and state = 'refunded')
      and total_rwf > (select coalesce(sum(amount_rwf), 0) from payment_attempts a where a.order_id = orders.order_id and state = 'succeeded')
    group by user_id, email_verified_at
    having count(*) > ${buildLimitSql('orders')} or sum(total_rwf) > ${buildLimitSql('value_rwf')} or sum(pieces) > ${buildLimitSql('pieces')}`,
  'only payments that once succeeded are refunded, or have a refund requested': sql<Violation>`
    select format('payment %s is %s', a.payment_attempt_id, state) as description from payment_attempts a
    where state = 'refunded'
        and not exists (select from order_log l where l.payment_attempt_id = a.payment_attempt_id and to_state = 'succeeded')
      or refund_asked_at is not null and state not in ('succeeded', 'refunded')`,
  'an order in preparation or transit is fully paid, unless its payment was reversed': sql<Violation>`
    select format('order %s is %s', order_id, status) as description from orders
    where status in ('preparing', 'in_transit') and total_rwf > 0
      and not exists (select from payment_problems p where p.order_id = orders.order_id and kind = 'reversed')
      and total_rwf > (select coalesce(sum(amount_rwf), 0) from payment_attempts a where a.order_id = orders.order_id and state = 'succeeded')`,
  'no order is prepared before it is paid': sql<Violation>`
    select format('order %s is %s', order_id, status) as description from orders
    where status in ('preparing', 'in_transit', 'delivered') and total_rwf > 0
      and not exists (select from payment_attempts a where a.order_id = orders.order_id and state in ('succeeded', 'refunded'))`,
  'an order is confirmed by one mail if the address is verified, and else by none': sql<Violation>`
    select format('order %s: %s mails', order_id, confirmed) as description
    from orders join users using (user_id) cross join lateral (
      select count(*) as confirmed from mails
      where mails.user_id = orders.user_id and kind = 'orderPlaced' and position(orders.order_id::text in text) > 0) as confirmation_mails
    where confirmed <> case when email_verified_at <= orders.created_at then 1 else 0 end`,
};

/** The status of an order at each stage. */
const STATUS_BY_STAGE: Readonly<Record<OrderEvents['stage'], OrderStatus>> = {
  ordered: 'pending',
  packaging: 'preparing',
  shipping: 'in_transit',
  arrived: 'in_transit',
  delivering: 'in_transit',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

type LogEntry = { order_id: string; payment_attempt_id: string | null; from_state: string | null; to_state: string };
type AllowedTransitions = Readonly<Record<string, readonly string[]>>;

/**
 * Follows the logged transitions from the beginning. Returns the last state, or describes the first transition that is not allowed.
 */
function replayTransitions(
  entries: readonly LogEntry[],
  transitions: AllowedTransitions,
  getStateAfter: (entry: LogEntry) => string,
): { lastState: string | null } | { error: string } {
  let state: string | null = null;
  for (const entry of entries) {
    const next = getStateAfter(entry);
    const isAllowed = entry.from_state === state && (state === null || next === state || transitions[state]?.includes(next));
    if (!isAllowed) return { error: `was ${state}, then ${entry.from_state} → ${entry.to_state}` };
    state = next;
  }
  return { lastState: state };
}

async function findBrokenLogs(db: Db): Promise<string[]> {
  const log = await db
    .selectFrom('order_log')
    .select(['order_id', 'payment_attempt_id', 'from_state', 'to_state'])
    .orderBy('order_log_id')
    .execute();
  const entries = Map.groupBy(log, ({ order_id, payment_attempt_id }) => payment_attempt_id ?? order_id);
  const orders = await db.selectFrom('orders').select(['order_id as id', 'status as state']).execute();
  const attempts = await db.selectFrom('payment_attempts').select(['payment_attempt_id as id', 'state']).execute();
  const describeMismatches = (
    recordKind: string,
    rows: readonly { id: string; state: string }[],
    transitions: AllowedTransitions,
    getStateAfter: (entry: LogEntry) => string,
  ) =>
    rows.flatMap(({ id, state }) => {
      const replayed = replayTransitions(entries.get(id) ?? [], transitions, getStateAfter);
      if ('error' in replayed) return [`the log of ${recordKind} ${id} has a transition that is not allowed: ${replayed.error}`];
      return replayed.lastState === state
        ? []
        : [`the log of ${recordKind} ${id} ends with ${replayed.lastState}, but the ${recordKind} is ${state}`];
    });
  return [
    ...describeMismatches('order', orders, ORDER_TRANSITIONS, ({ to_state }) => STATUS_BY_STAGE[to_state as OrderEvents['stage']]),
    ...describeMismatches('payment', attempts, PAYMENT_TRANSITIONS, ({ to_state }) => to_state),
  ];
}

/** Finds orders whose progress for the shopper differs from the transitions in their log. */
async function findBrokenProgress(db: Db): Promise<string[]> {
  const { rows } = await sql<Violation>`
    select format('order %s shows the stages %s, but its log has %s', order_id, shown, logged) as description
    from orders
      left join lateral (select array_agg(stage order by stage) as shown from order_events
        where order_events.order_id = orders.order_id) as shown_stages on true
      left join lateral (select array_agg(to_state order by to_state) as logged from order_log
        where order_log.order_id = orders.order_id and payment_attempt_id is null) as logged_stages on true
    where shown is distinct from logged`.execute(db);
  return rows.map(({ description }) => description);
}

/** Describes each violation of an invariant. Works for shops whose orders were all placed by the shop's own code. */
export async function findBrokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db);
    broken.push(...rows.map(({ description }) => `${rule}: ${description}`));
  }
  return [...broken, ...(await findBrokenLogs(db)), ...(await findBrokenProgress(db))];
}
