import { ORDER_STATUSES } from '@uruhu/contract/order';
import { ORDER_TRANSITIONS, PAYMENT_STATES, PAYMENT_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database/engines.ts';
import { addProduct, addShopper, createUniqueName } from '../../test/support/fixtures/fixtures.ts';
import { createPlainLine, createPlainOrder } from '../../test/support/fixtures/plain-order.ts';
import type { OpenDatabase } from './connect.ts';
import type { PaymentAttempts } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (statement: RawBuilder<unknown>) => statement.execute(database.db);
const expectRefused = (work: Promise<unknown>, reason: string | RegExp) => expect(work).rejects.toThrow(reason);

type Attempt = Partial<Pick<PaymentAttempts, 'provider' | 'provider_reference' | 'amount_rwf' | 'state'>>;
const insertAttempt = (order_id: string, attempt: Attempt = {}) =>
  database.db
    .insertInto('payment_attempts')
    .values({
      order_id,
      provider: 'mobile_money',
      provider_reference: createUniqueName('T').replaceAll('-', '').toUpperCase(),
      amount_rwf: 10_000,
      state: 'created',
      ...attempt,
    })
    .returning('payment_attempt_id')
    .executeTakeFirstOrThrow();

describe('records of orders', () => {
  test.each([
    'subtotal_rwf = subtotal_rwf + 1, total_rwf = total_rwf + 1',
    'shipping_fee_rwf = 5, total_rwf = total_rwf + 5',
    'discount_rwf = 5, total_rwf = total_rwf - 5',
    "coupon_code = 'FREE'",
    'total_weight_g = 1',
    'cart_id = gen_random_uuid()',
    "idempotency_key = 'another'",
    "created_at = created_at - interval '1 day'",
    'made_in = pg_current_xact_id()',
  ])('a change of an order is refused if it sets %s', async (set) => {
    const order_id = await createPlainOrder(database.db);
    await expectRefused(run(sql`update orders set ${sql.raw(set)} where order_id = ${order_id}`), 'orders is written once');
  });

  test('an order may get a tracking link and another address, and lose its shopper', async () => {
    const { user_id } = await addShopper(database.db);
    const order_id = await createPlainOrder(database.db, { user_id });
    await run(
      sql`update orders set tracking_url = 'https://example.com', address = 'KN 1', customer_name = '' where order_id = ${order_id}`,
    );
    await run(sql`delete from users where user_id = ${user_id}`);
    const row = await database.db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: null, address: 'KN 1', total_rwf: 10_000 });
  });

  test.each(['unit_price_rwf = 1', 'quantity = 1', 'discount_share_rwf = 1', "product_name = 'Other'"])(
    'a change of the line of an order is refused if it sets %s',
    async (set) => {
      const order_id = await createPlainOrder(database.db);
      await expectRefused(run(sql`update order_lines set ${sql.raw(set)} where order_id = ${order_id}`), 'order_lines is written once');
    },
  );

  test.each([
    ['an empty name', { shown_product_name: '' }],
    ['the English name again', { product_name: 'Serum', shown_product_name: 'Serum' }],
    ['an option that the line has not', { shown_option_name: 'Rose' }],
    ['the English option again', { option_name: 'Rose', shown_option_name: 'Rose' }],
    ['a size that the line has not', { shown_size_name: '30 ml' }],
    ['an empty size', { size_name: '30 ml', shown_size_name: '' }],
  ])('a line of an order is refused whose customer reads %s', async (_what, names) => {
    await expectRefused(createPlainOrder(database.db, {}, [names]), 'order_lines_shown_names');
  });

  test("the stages of an order's progress are never changed", async () => {
    const order_id = await createPlainOrder(database.db);
    await expectRefused(run(sql`update order_events set stage = 'delivered' where order_id = ${order_id}`), 'order_events is written once');
  });

  test.each(['orders', 'order_lines', 'order_events', 'payment_attempts', 'stock_reservations'])(
    'rows of %s are never deleted',
    async (table) => {
      const order_id = await createPlainOrder(database.db);
      await insertAttempt(order_id);
      const { product_id } = await addProduct(database.db, { stock: 1 });
      await run(sql`insert into stock_reservations (order_id, stock_id, pieces)
      select ${order_id}, stock_id, 1 from stock where product_id = ${product_id}`);
      await expectRefused(run(sql`delete from ${sql.table(table)} where order_id = ${order_id}`), 'written once');
      await expectRefused(run(sql`truncate ${sql.table(table)} cascade`), 'written once');
      await expectRefused(run(sql`truncate products, users, carts cascade`), /written once|never emptied/);
    },
  );
});

describe('an order is the sum of its lines:', () => {
  // Without columns and lines of its own, the order costs 10,000 francs and has one line of two pieces at 5,000.
  test.each([
    ['a line is missing', {}, []],
    ['a line is too expensive', {}, [{ unit_price_rwf: 5_001 }]],
    ['there is one line too many', {}, [{}, {}]],
    ['a discount is on no line', { discount_rwf: 10, total_rwf: 9_990 }, [{}]],
    ['a line has a discount that the order does not have', {}, [{ discount_share_rwf: 10 }]],
  ])('it is refused when %s', async (_why, columns, lines) => {
    await expectRefused(createPlainOrder(database.db, columns, lines), 'do not add up');
  });

  test('its lines share a discount, and an order is refused if the price of a line falls below 0', async () => {
    const columns = { discount_rwf: 4_000, total_rwf: 6_000 };
    await createPlainOrder(database.db, columns, [
      { quantity: 1, discount_share_rwf: 3_000 },
      { quantity: 1, discount_share_rwf: 1_000 },
    ]);
    const linesWithNegativePrice = [
      { quantity: 1, unit_price_rwf: 3_000, discount_share_rwf: 4_000 },
      { quantity: 1, unit_price_rwf: 7_000 },
    ];
    await expectRefused(createPlainOrder(database.db, columns, linesWithNegativePrice), 'order_lines_check');
  });

  test('it refuses a later line even if the line costs nothing', async () => {
    const order_id = await createPlainOrder(database.db);
    const lateLine = createPlainLine(order_id, 7, { unit_price_rwf: 0 });
    const reason = 'takes no lines after it was made';
    await expectRefused(database.db.insertInto('order_lines').values(lateLine).execute(), reason);
    const changeAndInsert = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('orders').set({ status: 'preparing' }).where('order_id', '=', order_id).execute();
      await trx.insertInto('order_lines').values(lateLine).execute();
    });
    await expectRefused(changeAndInsert, reason);
  });
});

describe('the database allows exactly the transitions of the contract:', () => {
  test('its tables of transitions equal those of the contract', async () => {
    const listPairs = (table: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(table)
        .flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`))
        .sort();
    const orders = await database.db.selectFrom('order_transitions').selectAll().execute();
    expect(orders.map(({ from_status, to_status }) => `${from_status} ${to_status}`).sort()).toEqual(listPairs(ORDER_TRANSITIONS));
    const payments = await database.db.selectFrom('payment_transitions').selectAll().execute();
    expect(payments.map(({ from_state, to_state }) => `${from_state} ${to_state}`).sort()).toEqual(listPairs(PAYMENT_TRANSITIONS));
  });

  test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
    'an order goes from %s to %s only if the contract allows it',
    async (from, to) => {
      const order_id = await createPlainOrder(database.db, { status: from });
      const step = database.db.updateTable('orders').set({ status: to }).where('order_id', '=', order_id).execute();
      if (from === to || ORDER_TRANSITIONS[from].includes(to)) await step;
      else await expectRefused(step, `an order does not go from ${from} to ${to}`);
    },
  );

  test.each(PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => [from, to] as const)))(
    'a payment goes from %s to %s only if the contract allows it',
    async (from, to) => {
      const { payment_attempt_id } = await insertAttempt(await createPlainOrder(database.db), { state: from });
      const step = database.db
        .updateTable('payment_attempts')
        .set({ state: to })
        .where('payment_attempt_id', '=', payment_attempt_id)
        .execute();
      if (from === to || PAYMENT_TRANSITIONS[from].includes(to)) await step;
      else await expectRefused(step, `a payment does not go from ${from} to ${to}`);
    },
  );
});

describe('a payment', () => {
  test.each([0, -1])('cannot have the amount %i', async (amount_rwf) => {
    await expectRefused(insertAttempt(await createPlainOrder(database.db), { amount_rwf }), 'payment_attempts_amount_rwf_check');
  });

  // The 'Т1' that follows 'T1\u00a0' begins with a Cyrillic letter; the digits of ٥٥٣٧ are Arabic.
  test.each(['t1', 'T1 ', ' T1', 'T 1', 'T1\u00a0', 'Т1', '', 'T.1', '5537-32', '05537', '٥٥٣٧', 'TXID5537', 'TID55AB', 'WORD'])(
    'by mobile money refuses the transaction id %j, because it is not in the canonical form',
    async (provider_reference) => {
      const order_id = await createPlainOrder(database.db);
      await expectRefused(insertAttempt(order_id, { provider_reference }), 'payment_attempts_reference_canonical');
    },
  );

  test('pays one order: its transaction pays no other, even after a refund, but other orders may claim it', async () => {
    for (const state of ['succeeded', 'refunded'] as const) {
      const paid = { provider_reference: `PP2601011234${state.toUpperCase()}`, state };
      await insertAttempt(await createPlainOrder(database.db), paid);
      await expectRefused(insertAttempt(await createPlainOrder(database.db), paid), 'payment_attempts_paid_once');
      // Another provider may use the same id for another transaction.
      await insertAttempt(await createPlainOrder(database.db), { ...paid, provider: 'pesapal' });
      for (const _claim of ['first', 'second']) {
        const { payment_attempt_id } = await insertAttempt(await createPlainOrder(database.db), { ...paid, state: 'submitted' });
        const confirming = sql`update payment_attempts set state = 'succeeded' where payment_attempt_id = ${payment_attempt_id}`;
        await expectRefused(run(confirming), 'payment_attempts_paid_once');
      }
    }
  });

  test('by PesaPal has a reference that no other payment by PesaPal has', async () => {
    const knownAttempt = { provider: 'pesapal', provider_reference: 'tracking-1', state: 'pending' } as const;
    await insertAttempt(await createPlainOrder(database.db), knownAttempt);
    await expectRefused(insertAttempt(await createPlainOrder(database.db), knownAttempt), 'payment_attempts_reference_once');
  });

  test.each(['mobile_money', 'pesapal'] as const)('by %s cannot succeed without a reference', async (provider) => {
    const order_id = await createPlainOrder(database.db);
    for (const state of ['submitted', 'succeeded', 'refunded'] as const) {
      await expectRefused(insertAttempt(order_id, { provider, state, provider_reference: null }), 'payment_attempts_reference_known');
    }
    await insertAttempt(order_id, { provider, state: 'created', provider_reference: null });
  });

  test('may be corrected while it is open, and never after it has succeeded', async () => {
    const order_id = await createPlainOrder(database.db);
    const { payment_attempt_id } = await insertAttempt(order_id, { state: 'submitted' });
    const updateAttempt = (columns: string) =>
      run(sql`update payment_attempts set ${sql.raw(columns)} where payment_attempt_id = ${payment_attempt_id}`);
    await expectRefused(updateAttempt(`order_id = gen_random_uuid()`), 'written once');
    await updateAttempt(`amount_rwf = 9000, state = 'succeeded'`);
    await expectRefused(updateAttempt('amount_rwf = 10000'), 'written once');
    await expectRefused(updateAttempt(`provider_reference = 'OTHER'`), 'written once');
    await updateAttempt(`state = 'refunded', reason = 'Broken'`);
  });
});

describe('an ordered cart', () => {
  async function addOrderedCart() {
    const product = await addProduct(database.db, { options: [{}] });
    const { cart_id } = await database.db.insertInto('carts').defaultValues().returning('cart_id').executeTakeFirstOrThrow();
    const line = { cart_id, product_id: product.product_id, quantity: 1, seen_price_rwf: 1 };
    await database.db.insertInto('cart_items').values(line).execute();
    await run(sql`update carts set ordered_at = now() where cart_id = ${cart_id}`);
    return { cart_id, line, ...product };
  }

  test('refuses new, deleted and changed lines, and is never reopened', async () => {
    const { cart_id, line, option_ids } = await addOrderedCart();
    const reason = 'an ordered cart does not change';
    await expectRefused(
      database.db
        .insertInto('cart_items')
        .values({ ...line, option_id: String(option_ids[0]) })
        .execute(),
      reason,
    );
    await expectRefused(run(sql`update cart_items set quantity = 9 where cart_id = ${cart_id}`), reason);
    await expectRefused(run(sql`delete from cart_items where cart_id = ${cart_id}`), reason);
    const openCart = await database.db.insertInto('carts').defaultValues().returning('cart_id').executeTakeFirstOrThrow();
    await expectRefused(run(sql`update cart_items set cart_id = ${openCart.cart_id} where cart_id = ${cart_id}`), reason);
    await expectRefused(run(sql`update carts set ordered_at = null where cart_id = ${cart_id}`), 'carts is written once');
  });

  test('does not keep its products from being deleted', async () => {
    const { cart_id, product_id } = await addOrderedCart();
    await run(sql`delete from products where product_id = ${product_id}`);
    expect(await database.db.selectFrom('cart_items').selectAll().where('cart_id', '=', cart_id).execute()).toEqual([]);
  });
});

describe('reserved pieces', () => {
  const readReserved = async (stock_id: number) =>
    (await database.db.selectFrom('stock').select('reserved').where('stock_id', '=', stock_id).executeTakeFirstOrThrow()).reserved;
  async function addReservation(pieces: number) {
    const { product_id } = await addProduct(database.db, { stock: 9 });
    const { stock_id } = await database.db
      .selectFrom('stock')
      .select('stock_id')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    const order_id = await createPlainOrder(database.db);
    await database.db.insertInto('stock_reservations').values({ order_id, stock_id, pieces }).execute();
    return { product_id, stock_id, order_id };
  }
  const releaseReservation = (order_id: string) => run(sql`update stock_reservations set released_at = now() where order_id = ${order_id}`);

  test('change with each reservation and with its release, which happens once', async () => {
    const { stock_id, order_id } = await addReservation(4);
    const otherOrderId = await createPlainOrder(database.db);
    await database.db.insertInto('stock_reservations').values({ order_id: otherOrderId, stock_id, pieces: 5 }).execute();
    expect(await readReserved(stock_id)).toBe(9);
    await releaseReservation(order_id);
    expect(await readReserved(stock_id)).toBe(5);
    await expectRefused(releaseReservation(order_id), 'stock_reservations is written once');
    await expectRefused(run(sql`update stock_reservations set released_at = null where order_id = ${order_id}`), 'written once');
    expect(await readReserved(stock_id)).toBe(5);
  });

  test('cannot be set directly', async () => {
    const { product_id, stock_id, order_id } = await addReservation(4);
    const reason = 'reserved pieces follow the reservations';
    await expectRefused(run(sql`update stock set reserved = 0 where stock_id = ${stock_id}`), reason);
    const other = await addProduct(database.db);
    await expectRefused(run(sql`insert into stock (product_id, on_hand, reserved) values (${other.product_id}, 5, 1)`), reason);
    await expectRefused(run(sql`update stock_reservations set pieces = 1 where order_id = ${order_id}`), 'written once');
    await run(sql`update stock set on_hand = 20 where product_id = ${product_id}`);
    await expectRefused(run(sql`update stock set on_hand = 3 where product_id = ${product_id}`), 'stock_never_oversold');
    expect(await readReserved(stock_id)).toBe(4);
  });

  test('cannot exceed the stock', async () => {
    await expectRefused(addReservation(10), 'stock_never_oversold');
  });
});

describe('categories', () => {
  /** Creates categories, each below the one before it. */
  async function addCategoryChain(length: number): Promise<string[]> {
    const ids = Array.from({ length }, () => createUniqueName('category'));
    const rows = ids.map((category_id, level) => ({ category_id, parent_id: ids[level - 1] ?? null, name: category_id }));
    await database.db.insertInto('categories').values(rows).execute();
    return ids;
  }
  const moveCategory = (category_id: string | undefined, { below }: { below: string | undefined }) =>
    run(sql`update categories set parent_id = ${below} where category_id = ${category_id}`);
  const reason = 'more than three levels deep, or below itself';

  test('have at most three levels', async () => {
    const [, , third] = await addCategoryChain(3);
    await expectRefused(addCategoryChain(4), reason);
    await expectRefused(run(sql`insert into categories (category_id, parent_id, name) values ('fourth', ${third}, 'Fourth')`), reason);
    const [top] = await addCategoryChain(2);
    await expectRefused(moveCategory(top, { below: third }), reason);
  });

  test('cannot be below themselves', async () => {
    const [first, second, third] = await addCategoryChain(3);
    await expectRefused(moveCategory(first, { below: second }), reason);
    await expectRefused(moveCategory(first, { below: third }), reason);
    await expectRefused(moveCategory(first, { below: first }), 'check');
    await moveCategory(third, { below: first });
    const [first_id, second_id] = [createUniqueName('category'), createUniqueName('category')];
    await expectRefused(
      run(sql`insert into categories (category_id, parent_id, name)
        values (${first_id}, ${second_id}, 'First'), (${second_id}, ${first_id}, 'Second')`),
      reason,
    );
    expect(await database.db.selectFrom('categories').select('category_id').where('category_id', '=', first_id).execute()).toEqual([]);
  });
});

test('every table that refers to a shopper has an index for it, so that erasing or exporting an account reads no whole table', async () => {
  // Tables with a foreign key to `users` whose column begins no index.
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint fk
    where contype = 'f' and confrelid = 'users'::regclass
      and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(database.db);
  expect(rows).toEqual([]);
});
