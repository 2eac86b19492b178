import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AFTER_DECISION_HOURS, CLAIM_HOURS, computePayUntil, computeWaitStart, isClaimed } from './pay-until.ts';

const PLACED_MS = Date.UTC(2026, 10, 2, 9);
const HOUR_MS = 3_600_000;
const UNPAID_HOURS = 24;
/** Returns the time that is this many hours after the order was placed. */
const getTimeHoursAfterOrder = (hours: number) => new Date(PLACED_MS + hours * HOUR_MS);

type Order = Parameters<typeof computePayUntil>[0];
type Attempt = Parameters<typeof computePayUntil>[1][number];
const createOrder = (fields: Partial<Order> = {}): Order => ({
  status: 'pending',
  waits_since: getTimeHoursAfterOrder(0),
  payment_status: 'Unpaid',
  unpaid_hours: UNPAID_HOURS,
  ...fields,
});
/** An attempt that has been in this state since so many hours after the order was placed. */
const createAttempt = (state: Attempt['state'], hours: number): Attempt => ({ state, updated_at: getTimeHoursAfterOrder(hours) });

describe('an order waits to be paid', () => {
  test.each<[string, Attempt[], number]>([
    ['without a payment: for the configured time', [], UNPAID_HOURS],
    ['after a card was declined: still for the configured time', [createAttempt('failed', 23)], UNPAID_HOURS],
    ['while staff look at a claim: two days longer', [createAttempt('submitted', 1)], UNPAID_HOURS + CLAIM_HOURS],
    // The day after an earlier rejection ends before the configured time. In the test only a time before the order is early enough.
    ['after an early rejection: still for the configured time', [createAttempt('rejected', -1)], UNPAID_HOURS],
    ['after a rejection when the time ends: a day from then', [createAttempt('rejected', 24)], 24 + AFTER_DECISION_HOURS],
    [
      'after two rejections: a day from the later one',
      [createAttempt('rejected', 30), createAttempt('rejected', 10)],
      30 + AFTER_DECISION_HOURS,
    ],
    ['after a very late rejection: within the two days of claims', [createAttempt('rejected', 60)], UNPAID_HOURS + CLAIM_HOURS],
    ['after a refund: for the configured time from then', [createAttempt('refunded', 100)], 100 + UNPAID_HOURS],
    [
      'after a refund and a claim: two days longer than after the refund alone',
      [createAttempt('refunded', 100), createAttempt('submitted', 101)],
      100 + UNPAID_HOURS + CLAIM_HOURS,
    ],
  ])('%s', (_, attempts, hours) => {
    expect(computePayUntil(createOrder(), attempts, [])).toEqual(getTimeHoursAfterOrder(hours));
  });

  test.each(['preparing', 'in_transit', 'delivered', 'cancelled'])('no longer once its status is %s', (status) => {
    expect(computePayUntil(createOrder({ status }), [createAttempt('submitted', 1)], [])).toBeNull();
  });

  test('no longer once it is paid', () => {
    expect(computePayUntil(createOrder({ payment_status: 'Paid' }), [createAttempt('succeeded', 1)], [])).toBeNull();
  });
});

describe('a payment that differs from the requested one', () => {
  test('pauses the deadline until staff resolve it', () => {
    expect(computePayUntil(createOrder(), [], [{ resolved_at: null }])).toBeNull();
    expect(computePayUntil(createOrder(), [], [{ resolved_at: getTimeHoursAfterOrder(1) }, { resolved_at: null }])).toBeNull();
  });

  test('gives a day after staff have resolved it, however late that is', () => {
    expect(computePayUntil(createOrder(), [], [{ resolved_at: getTimeHoursAfterOrder(500) }])).toEqual(
      getTimeHoursAfterOrder(500 + AFTER_DECISION_HOURS),
    );
    expect(
      computePayUntil(createOrder(), [], [{ resolved_at: getTimeHoursAfterOrder(500) }, { resolved_at: getTimeHoursAfterOrder(3) }]),
    ).toEqual(getTimeHoursAfterOrder(500 + AFTER_DECISION_HOURS));
  });

  test('never shortens the time that the order has without it', () => {
    expect(computePayUntil(createOrder(), [createAttempt('submitted', 1)], [{ resolved_at: getTimeHoursAfterOrder(1) }])).toEqual(
      getTimeHoursAfterOrder(UNPAID_HOURS + CLAIM_HOURS),
    );
  });
});

describe('if a shopper makes many claims and staff reject them', () => {
  const stateArbitrary = fc.constantFrom<Attempt['state']>('submitted', 'rejected', 'failed', 'expired');
  const attemptsArbitrary = fc.array(
    fc.tuple(stateArbitrary, fc.integer({ min: 0, max: 1_000 })).map(([state, hours]) => createAttempt(state, hours)),
    { maxLength: 12 },
  );

  test('the order waits at least its time, and at most two days more', () => {
    fc.assert(
      fc.property(attemptsArbitrary, (attempts) => {
        const until_ms = computePayUntil(createOrder(), attempts, [])?.getTime() ?? Number.NaN;
        expect(until_ms).toBeGreaterThanOrEqual(getTimeHoursAfterOrder(UNPAID_HOURS).getTime());
        expect(until_ms).toBeLessThanOrEqual(getTimeHoursAfterOrder(UNPAID_HOURS + CLAIM_HOURS).getTime());
      }),
    );
  });

  test('another claim never shortens the time to pay', () => {
    fc.assert(
      fc.property(attemptsArbitrary, (attempts) => {
        const [untilBefore, untilAfter] = [
          computePayUntil(createOrder(), attempts, []),
          computePayUntil(createOrder(), [...attempts, createAttempt('submitted', 5)], []),
        ];
        expect(untilAfter?.getTime()).toBeGreaterThanOrEqual(untilBefore?.getTime() ?? Number.NaN);
      }),
    );
  });
});

test('the time to pay begins with the order, or with its last refund', () => {
  expect(computeWaitStart(createOrder(), [])).toEqual(getTimeHoursAfterOrder(0));
  expect(
    computeWaitStart(createOrder(), [createAttempt('refunded', 5), createAttempt('refunded', 9), createAttempt('rejected', 50)]),
  ).toEqual(getTimeHoursAfterOrder(9));
});

test('an order is claimed while a submitted payment waits for staff', () => {
  expect(isClaimed([{ state: 'rejected' }, { state: 'submitted' }])).toBe(true);
  expect(isClaimed([{ state: 'rejected' }, { state: 'pending' }])).toBe(false);
});
