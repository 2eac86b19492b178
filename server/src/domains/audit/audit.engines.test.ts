import { AUDITED_FIELDS } from '@uruhu/contract/staff/audit/audited-fields';
import { AUDITED_TABLES, type AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addProduct, createUniqueName, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { computeCodeNow, decodeBase32 } from '../../../test/support/fixtures/totp.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { addStaff, setStaffPassword } from '../staff/staff.ts';
import { NAME_SOURCES, selectRecordNames } from './queries.ts';

let shop: TestShop;
let owner: TestStaffMember;
/** Fields of entries that are not columns of the audited tables: functions of the database and handlers (see logAction) add them. */
const NON_COLUMN_FIELDS = [
  'orders.status',
  'orders.payment_state',
  'orders.problem',
  'orders.customer',
  'orders.mail_again',
  'contact-messages.sent',
  'contact-messages.received',
  'contact-messages.mail_again',
  'coupon-batches.exported',
];

beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, token = owner.token) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token });
type Entry = {
  audit_id: string;
  noun: string;
  record_id: string;
  record: string | null;
  action: string;
  changes: object;
  staff_id: string | null;
  staff: string;
};
async function readAudit(filter: object, moreParams = ''): Promise<{ data: Entry[]; next: string | null; previous: string | null }> {
  const { status, body } = await send('GET', `audit?filter=${encodeURIComponent(JSON.stringify(filter))}${moreParams}`);
  expect(status).toBe(200);
  return body;
}

describe('the audit log', () => {
  test('can be neither changed nor emptied', async () => {
    /** The SQL state 'restrict violation', which the triggers of the log raise. */
    const refusal = { code: '23001' };
    await expect(sql`update audit_log set noun = 'other'`.execute(shop.db)).rejects.toMatchObject(refusal);
    await expect(sql`delete from audit_log`.execute(shop.db)).rejects.toMatchObject(refusal);
    await expect(sql`truncate audit_log`.execute(shop.db)).rejects.toMatchObject(refusal);
  });

  test('is written by triggers for exactly the kinds in AUDITED_TABLES', async () => {
    const { rows } = await sql<{ noun: string; source: string }>`
      select replace(relname, '_', '-') as noun, prosrc as source from pg_trigger
        join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where prosrc like '%insert into audit_log%' and not tgisinternal`.execute(shop.db);
    // A trigger function either uses the name of its table as the kind, or has the kind as text.
    const readKind = ({ noun, source }: (typeof rows)[number]) =>
      source.includes('tg_table_name') ? noun : /insert into audit_log[^']*'([a-z-]+)'/.exec(source)?.[1];
    expect([...new Set(rows.map(readKind))].toSorted()).toEqual(AUDITED_TABLES.toSorted());
  });

  test('has exactly the fields that the contract names, so that the back office has a label for each', async () => {
    // `is_product_part_trigger`: whether it logs options or sizes, whose entries name the product as their record.
    // `watched_columns`: the columns of a trigger `after update of …`; empty if the trigger fires for changes of any column.
    const { rows } = await sql<{
      noun: AuditedKind;
      columns: string[];
      arguments: string;
      is_product_part_trigger: boolean;
      watched_columns: string[];
    }>`
      select distinct replace(relname, '_', '-') as noun, encode(tgargs, 'escape') as arguments, proname = 'audit_product_part' as is_product_part_trigger,
        array(select attname::text from pg_attribute where attrelid = tgrelid and attnum > 0 and not attisdropped) as columns,
        array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any (tgattr)) as watched_columns
      from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where proname in ('audit_change', 'audit_product_part')`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(20);
    for (const { noun, columns, is_product_part_trigger, watched_columns, ...row } of rows) {
      // The arguments of a trigger: the column of the id, the columns whose values are hidden, and the columns that are not logged.
      const [idColumn = '', , unlogged = ''] = row.arguments.split('\\000');
      const unloggedColumns = is_product_part_trigger ? ['product_id'] : [idColumn, ...unlogged.split(',')];
      const loggedColumns = watched_columns.length > 0 ? watched_columns : columns.filter((column) => !unloggedColumns.includes(column));
      const contractFields: readonly string[] = AUDITED_FIELDS[noun];
      expect([noun, loggedColumns.filter((column) => !contractFields.includes(column))]).toEqual([noun, []]);
      const nonColumnFields = contractFields.filter((field) => !loggedColumns.includes(field));
      expect([noun, nonColumnFields.filter((field) => !NON_COLUMN_FIELDS.includes(`${noun}.${field}`))]).toEqual([noun, []]);
    }
  });

  test('is written by exactly these functions of the database, whose fields the test above covers', async () => {
    const { rows } = await sql<{ proname: string }>`select proname from pg_proc where prosrc like '%insert into audit_log%'`.execute(
      shop.db,
    );
    expect(rows.map(({ proname }) => proname).toSorted()).toEqual([
      'audit_change',
      'audit_customer',
      'audit_customer_log',
      'audit_guest_erased',
      'audit_message_entry',
      'audit_order_step',
      'audit_problem_resolved',
      'audit_product_part',
      'audit_staff_link',
      'audit_stock_change',
    ]);
  });

  test('has one entry for each change of a staff member, with the values before and after, and who made it', async () => {
    const email = `${createUniqueName('keza')}@example.com`;
    const { staff_id } = (await send('POST', 'staff', { name: 'Keza', email, role: 'packer' })).body.data;
    await send('PATCH', `staff/${staff_id}`, { version: 1, role: 'editor', name: 'Keza' });
    // The version is outdated, so the change is refused.
    await send('PATCH', `staff/${staff_id}`, { version: 1, role: 'owner' });
    await send('POST', `staff/${staff_id}/disable`);
    // The staff member is disabled already, so nothing changes.
    await send('POST', `staff/${staff_id}/disable`);
    const { data, next } = await readAudit({ record_id: staff_id });
    expect(next).toBeNull();
    const commonValues = { noun: 'staff', record_id: staff_id, staff_id: owner.staff_id, staff: owner.name };
    // The newest entry comes first.
    expect(data).toEqual([
      expect.objectContaining({ ...commonValues, action: 'update', changes: { disabled_at: { from: null, to: expect.any(String) } } }),
      expect.objectContaining({ ...commonValues, action: 'update', changes: { role: { from: 'packer', to: 'editor' } } }),
      expect.objectContaining({
        ...commonValues,
        action: 'insert',
        changes: { name: { from: null, to: 'Keza' }, email: { from: null, to: email }, role: { from: null, to: 'packer' } },
      }),
    ]);
  });

  test('lists changed secrets without their values, and names no staff member for a change by the operator', async () => {
    const username = createUniqueName('keza');
    await addStaff(shop.db, { username, name: 'Keza', password: 'a long enough one' });
    await setStaffPassword(shop.db, username, 'another long one');
    const { staff_id } = await shop.db.selectFrom('staff').select('staff_id').where('username', '=', username).executeTakeFirstOrThrow();
    const { data } = await readAudit({ record_id: staff_id });
    expect(data[0]).toMatchObject({ staff_id: null, staff: null, changes: { password_hash: { hidden: true } } });
    const { token } = (await call(shop.app, '/api/admin/session', { username, password: 'another long one', wants_token: true })).body;
    const { secret } = (await send('POST', 'session/totp', { password: 'another long one' }, token)).body.data;
    const confirmation = await send('POST', 'session/totp/confirm', { totp: computeCodeNow(decodeBase32(secret)) }, token);
    const [recoveryCode = ''] = confirmation.body.data.recovery_codes;
    expect((await call(shop.app, '/api/admin/session', { username, password: 'another long one', totp: recoveryCode })).status).toBe(200);
    const totpLog = await readAudit({ record_id: staff_id, noun: 'staff-totp' });
    const hidden = { hidden: true };
    // Newest first: the sign-in used up a recovery code, the confirmation created new codes, and the setup created the secret.
    expect(totpLog.data.map(({ action, changes, staff_id: actor_id }) => [action, changes, actor_id])).toEqual([
      ['update', { recovery_hashes: hidden }, staff_id],
      ['update', { confirmed_at: { from: null, to: expect.any(String) }, recovery_hashes: hidden }, staff_id],
      ['insert', { secret: hidden, recovery_hashes: hidden }, staff_id],
    ]);
    const storedLog = JSON.stringify(await shop.db.selectFrom('audit_log').selectAll().execute());
    expect(storedLog).not.toContain('$argon2');
  });

  test('has no entry for a change that was refused', async () => {
    const { data: entriesBefore } = await readAudit({});
    await send('PATCH', `staff/${owner.staff_id}`, { version: 99, name: 'Other' });
    await send('PATCH', 'staff-rules', { version: 99, totp_required: true });
    expect((await readAudit({})).data[0]?.audit_id).toBe(entriesBefore[0]?.audit_id);
  });

  test('has the changes that staff make to an order, without their reasons, but no changes by shoppers', async () => {
    const packer = await addStaffMember(shop.db, 'packer');
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id);
    expect(
      (await judgeClaim(shop, packer, order.order_id, 'reject-payment', { expected_status: 'pending', reason: 'Keza paid too little' }))
        .status,
    ).toBe(200);
    const canceller = await addStaffMember(shop.db, 'manager');
    expect((await actAsStaff(shop, canceller, order.order_id, 'cancel', { expected_status: 'pending', reason: 'Keza asked' })).status).toBe(
      200,
    );
    const { data } = await readAudit({ record_id: order.order_id });
    expect(data.map(({ noun, changes, staff }) => [noun, changes, staff])).toEqual([
      ['orders', { status: { from: 'pending', to: 'cancelled' } }, canceller.name],
      ['orders', { payment_state: { from: 'submitted', to: 'rejected' } }, packer.name],
    ]);
    expect(JSON.stringify(data)).not.toContain('too little');
  });

  test('has the payment problems that staff resolve, without their note, but none that a provider resolves', async () => {
    const { order } = await createOrder(shop);
    const addProblem = (kind: 'mismatch' | 'paid_twice') =>
      shop.db
        .insertInto('payment_problems')
        .values({ order_id: order.order_id, kind })
        .returning('payment_problem_id')
        .executeTakeFirstOrThrow();
    const [mismatch, paidTwice] = [await addProblem('mismatch'), await addProblem('paid_twice')];
    const resolution = { resolution: 'Keza was called' };
    expect((await send('POST', `payment-problems/${mismatch.payment_problem_id}/resolve`, resolution)).status).toBe(200);
    expect((await send('POST', `payment-problems/${mismatch.payment_problem_id}/resolve`, resolution)).status).toBe(409);
    await shop.db
      .updateTable('payment_problems')
      .set({ resolved_at: new Date() })
      .where('payment_problem_id', '=', paidTwice.payment_problem_id)
      .execute();
    const { data } = await readAudit({ record_id: order.order_id });
    expect(data.map(({ noun, changes, staff }) => [noun, changes, staff])).toEqual([
      ['orders', { problem: { from: 'mismatch', to: null } }, owner.name],
    ]);
  });

  test('has the clock jumps that staff accept', async () => {
    const now = new Date();
    const times = { expected_at: now, found_at: now, process_at: now };
    await shop.db
      .insertInto('clock_jumps')
      .values({ kind: 'ahead', ...times })
      .execute();
    expect((await send('POST', 'clock/accept', { expected: now.toISOString() })).status).toBe(200);
    const { data } = await readAudit({ noun: 'clock-jumps' });
    const acceptanceEntry = { changes: { accepted_at: { from: null, to: expect.any(String) } }, staff: owner.name };
    expect(data).toEqual([expect.objectContaining(acceptanceEntry)]);
  });

  test('shows the current name of a record, but the name in its changes if the record is deleted', async () => {
    const staff_id = crypto.randomUUID();
    await shop.db.insertInto('staff').values({ staff_id, name: 'Keza', role: 'packer', username: null, password_hash: null }).execute();
    await shop.db.updateTable('staff').set({ name: 'Aline' }).where('staff_id', '=', staff_id).execute();
    const readNames = async () => (await readAudit({ record_id: staff_id })).data.map(({ record }) => record);
    // Newest first: the change of the name, and the creation.
    expect(await readNames()).toEqual(['Aline', 'Aline']);
    await shop.db.deleteFrom('staff').where('staff_id', '=', staff_id).execute();
    // Newest first: the deletion, the change of the name, and the creation.
    expect(await readNames()).toEqual(['Aline', 'Aline', 'Keza']);
  });

  test.each(Object.keys(NAME_SOURCES))('the query for the names of %s is valid SQL', async (kind) => {
    expect(await selectRecordNames(shop.db, kind, [crypto.randomUUID()])).toEqual([]);
  });
});

describe('a reader of the audit log', () => {
  test('can filter by staff member, kind, action, time and beginnings of words', async () => {
    const manager = await addStaffMember(shop.db);
    const names = [createUniqueName('Zuba'), createUniqueName('Zuba')];
    for (const name of names) {
      await send('POST', 'staff', { name, email: `${name.toLowerCase()}@example.com`, role: 'support' }, manager.token);
    }
    const countEntries = async (filter: object) => (await readAudit({ staff_id: manager.staff_id, ...filter })).data.length;
    expect(await countEntries({})).toBe(2);
    expect([await countEntries({ noun: 'staff' }), await countEntries({ noun: 'orders' })]).toEqual([2, 0]);
    expect([await countEntries({ action: 'insert' }), await countEntries({ action: 'delete' })]).toEqual([2, 0]);
    const [hourAgo, inAnHour] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    expect([
      await countEntries({ from: hourAgo, to: inAnHour }),
      await countEntries({ from: inAnHour }),
      await countEntries({ to: hourAgo }),
    ]).toEqual([2, 0, 0]);
    // A search text without letters and digits, like '!', excludes nothing.
    expect([
      await countEntries({ q: names[0] }),
      await countEntries({ q: 'zuba' }),
      await countEntries({ q: 'zuba nothing' }),
      await countEntries({ q: '!' }),
    ]).toEqual([1, 2, 0, 2]);
    expect((await readAudit({ staff_id: 'none' })).data).toEqual([]);
    expect((await send('GET', 'audit?filter={')).status).toBe(400);
  });

  test('finds the changes of a record by its current name, and by the beginning of its id', async () => {
    const { product_id, name } = await addProduct(shop.db, { name: `${createUniqueName('Kigoma')} Toner` });
    const { version } = (await send('GET', `products/${product_id}`)).body.data;
    await send('PATCH', `products/${product_id}`, { version, base_price: 12_500 });
    const priceChangeEntry = expect.objectContaining({ noun: 'products', record_id: product_id, record: name });
    const [word = ''] = name.split(' ');
    for (const q of [name, word.toLowerCase(), `${word} base price`, '12500 kigoma'])
      expect((await readAudit({ q })).data).toEqual([priceChangeEntry]);
    for (const q of [`${word} weight`, `${word}x`]) expect((await readAudit({ q })).data).toEqual([]);
    const [order_id, other_order_id] = [await createPlainOrder(shop.db), await createPlainOrder(shop.db)];
    for (const id of [order_id, other_order_id]) await send('POST', `orders/${id}/notes`, { text: 'Call first' });
    const noteEntry = expect.objectContaining({ noun: 'order-notes', record_id: order_id });
    for (const q of [order_id.slice(0, 8), `#${order_id.slice(0, 8).toUpperCase()}`, order_id]) {
      expect((await readAudit({ q })).data).toEqual([noteEntry]);
    }
    expect((await readAudit({ q: order_id.slice(0, 8), action: 'delete' })).data).toEqual([]);
    // Characters with a special meaning in SQL cause no error.
    for (const q of ["%'", 'a_b_c', '\\\\'])
      expect((await send('GET', `audit?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).status).toBe(200);
  });

  test('sees the product’s name in entries about its options and stock', async () => {
    const { product_id, name } = await addProduct(shop.db, { options: [{ name: 'Rose', stock: 2 }] });
    const { version, options } = (await send('GET', `products/${product_id}`)).body.data;
    const changedOptions = options.map((option: object) => ({ ...option, additional_price: 500 }));
    expect((await send('PATCH', `products/${product_id}`, { version, options: changedOptions })).status).toBe(200);
    const [{ option_id }] = options;
    await send('POST', `products/${product_id}/stock`, { option_id, add: 3, reason: 'received' });
    const entries = (await readAudit({ record_id: product_id })).data.map(({ noun, record }) => [noun, record]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['product-options', `Rose · ${name}`],
        ['stock', `Rose · ${name}`],
      ]),
    );
  });

  test('reads page by page without missing or repeating an entry, even if entries have the same time', async () => {
    const record_id = crypto.randomUUID();
    // All entries of one statement have the same time.
    await sql`insert into audit_log (noun, record_id, action, changes) select 'test', ${record_id}, 'update', '{}' from generate_series(1, 7)`.execute(
      shop.db,
    );
    const ids: string[] = [];
    let beforeParam = '';
    for (const length of [3, 3, 1]) {
      const { data, next } = await readAudit({ record_id }, `&perPage=3${beforeParam}`);
      expect(data).toHaveLength(length);
      ids.push(...data.map(({ audit_id }) => audit_id));
      expect(next === null).toBe(length === 1);
      beforeParam = `&before=${next}`;
    }
    expect(new Set(ids).size).toBe(7);
    expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)));
    // From the oldest page to the newest one.
    expect((await readAudit({ record_id }, '&perPage=3')).previous).toBeNull();
    let after_id = ids.at(-1);
    for (const [expectedIds, hasNewer] of [
      [ids.slice(3, 6), true],
      [ids.slice(0, 3), false],
    ] as const) {
      const { data, next, previous } = await readAudit({ record_id }, `&perPage=3&after=${after_id}`);
      expect([data.map(({ audit_id }) => audit_id), next, previous]).toEqual([
        expectedIds,
        expectedIds.at(-1),
        hasNewer ? expectedIds[0] : null,
      ]);
      after_id = previous ?? '';
    }
  });

  test('gets the names of staff to choose from; a packer may read neither the names nor the log', async () => {
    const packer = await addStaffMember(shop.db, 'packer');
    const { data } = (await send('GET', 'audit/members')).body;
    expect(data).toContainEqual({ staff_id: packer.staff_id, name: packer.name });
    for (const path of ['audit', 'audit/members']) expect((await send('GET', path, undefined, packer.token)).status).toBe(403);
  });
});
