import { ORDER_STATUSES } from '@uruhu/contract/order';
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState } from '@uruhu/contract/rules/transitions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentReport, Receipt } from '../../payments/payments.ts';
import { type CheckedAttempt, judgeReport, type VerdictContext } from './verdict.ts';

const createAttempt = (state: PaymentState, fields: Partial<CheckedAttempt> = {}): CheckedAttempt => ({
  payment_attempt_id: 'ours',
  order_id: 'this-order',
  state,
  amount_rwf: 25_000,
  currency: 'RWF',
  refund_asked_at: null,
  ...fields,
});
const createReceipt = (fields: Partial<Receipt> = {}): Receipt => ({
  merchant_reference: 'ours',
  amount: 25_000,
  currency: 'RWF',
  confirmation_code: 'C1',
  method: 'Visa',
  ...fields,
});
const createContext = (previousState: PaymentState): VerdictContext => ({
  previousState,
  order_status: 'pending',
  alreadyPaid: false,
  duplicateOf: null,
});
const REPORTS: Record<string, PaymentReport> = {
  unknown: { kind: 'unknown', reason: 'no answer' },
  pending: { kind: 'pending' },
  failed: { kind: 'failed', reason_code: 'declined' },
  paid: { kind: 'paid', receipt: createReceipt() },
  reversed: { kind: 'reversed', receipt: createReceipt() },
};

/** The expected steps and problems for each report and state; none for a pair that is missing here. */
const EXPECTED_VERDICTS: Record<string, Partial<Record<PaymentState, string>>> = {
  unknown: {},
  pending: { created: 'pending' },
  failed: { created: 'failed', pending: 'failed' },
  paid: { created: 'succeeded', pending: 'succeeded', failed: 'succeeded', expired: 'succeeded' },
  reversed: {
    created: 'succeeded refunded ! reversed',
    pending: 'succeeded refunded ! reversed',
    failed: 'succeeded refunded ! reversed',
    expired: 'succeeded refunded ! reversed',
    succeeded: 'refunded ! reversed',
  },
};

/** Formats a verdict: its steps, and then its problems, each after a `!`. */
const describeVerdict = (attempt: CheckedAttempt, report: PaymentReport, context: VerdictContext) => {
  const { steps, problems } = judgeReport(attempt, report, context);
  return [...steps, ...problems.map(({ kind }) => `! ${kind}`)].join(' ');
};
const REPORTS_AND_STATES = Object.keys(REPORTS).flatMap((reportKind) => PAYMENT_STATES.map((state) => [reportKind, state] as const));

describe('judging a report', () => {
  test.each(REPORTS_AND_STATES)('of the kind %s on an attempt that is %s gives the steps of the table', (reportKind, state) => {
    expect(describeVerdict(createAttempt(state), REPORTS[reportKind] as PaymentReport, createContext(state))).toBe(
      EXPECTED_VERDICTS[reportKind]?.[state] ?? '',
    );
  });

  test.each([
    ['another amount', createReceipt({ amount: 24_999 })],
    ['an amount times a hundred', createReceipt({ amount: 2_500_000 })],
    ['an amount that is not a number', createReceipt({ amount: Number.NaN })],
    ['another currency', createReceipt({ currency: 'KES' })],
    ['no currency', createReceipt({ currency: '' })],
    ['another reference', createReceipt({ merchant_reference: 'theirs' })],
    ['no reference', createReceipt({ merchant_reference: '' })],
  ])('with %s in its receipt gives a mismatch and no step from any state but refunded', (_, receipt) => {
    for (const kind of ['paid', 'reversed'] as const) {
      for (const state of PAYMENT_STATES.filter((candidate) => candidate !== 'refunded')) {
        expect(describeVerdict(createAttempt(state), { kind, receipt }, createContext(state))).toBe('! mismatch');
      }
    }
  });

  test('counts money for a cancelled or paid order, and reports it as a problem', () => {
    const paidReport = REPORTS.paid as PaymentReport;
    const judgeFrom = (state: PaymentState, context: Pick<VerdictContext, 'order_status' | 'alreadyPaid'>) =>
      describeVerdict(createAttempt(state), paidReport, { ...createContext(state), ...context });
    expect(judgeFrom('expired', { order_status: 'cancelled', alreadyPaid: false })).toBe('succeeded ! paid_after_cancel');
    expect(judgeFrom('pending', { order_status: 'preparing', alreadyPaid: true })).toBe('succeeded ! paid_twice');
    expect(judgeFrom('expired', { order_status: 'cancelled', alreadyPaid: true })).toBe('succeeded ! paid_after_cancel ! paid_twice');
    expect(judgeFrom('succeeded', { order_status: 'cancelled', alreadyPaid: true })).toBe('');
  });

  test('changes nothing if staff have already confirmed its transaction for this order; if for another order, the payment succeeds and that order gets a problem', () => {
    const paidReport = REPORTS.paid as PaymentReport;
    for (const state of ['created', 'pending', 'failed', 'expired'] as const) {
      // This order is already paid, so a payment that succeeds is also too much for it: `paid_twice`.
      const judgeDuplicate = (order_id: string) =>
        judgeReport(createAttempt(state), paidReport, { ...createContext(state), alreadyPaid: true, duplicateOf: { order_id } });
      expect(judgeDuplicate('this-order')).toEqual({ steps: [], problems: [] });
      expect(judgeDuplicate('another-order').steps).toEqual(['succeeded']);
      expect(judgeDuplicate('another-order').problems).toMatchObject([
        { kind: 'paid_twice', payment: 'this' },
        { kind: 'used_twice', payment: 'duplicateOf', detail: 'the same transaction has paid order this-order through its provider' },
      ]);
    }
    // The problem was reported when the money arrived.
    expect(
      describeVerdict(createAttempt('succeeded'), paidReport, {
        ...createContext('succeeded'),
        duplicateOf: { order_id: 'another-order' },
      }),
    ).toBe('');
    // A payment that differs from the requested one counts for no order.
    const mismatch: PaymentReport = { kind: 'paid', receipt: createReceipt({ amount: 1 }) };
    expect(
      describeVerdict(createAttempt('pending'), mismatch, { ...createContext('pending'), duplicateOf: { order_id: 'this-order' } }),
    ).toBe('! mismatch');
  });

  test('reports no problem for a reversal that the shop requested', () => {
    expect(
      describeVerdict(
        createAttempt('succeeded', { refund_asked_at: new Date() }),
        REPORTS.reversed as PaymentReport,
        createContext('succeeded'),
      ),
    ).toBe('refunded');
  });

  test('changes nothing if the report names another payment', () => {
    for (const kind of ['pending', 'failed'] as const) {
      const report: PaymentReport = { kind, reason_code: 'declined', merchant_reference: 'theirs' };
      for (const state of ['created', 'pending'] as const)
        expect(describeVerdict(createAttempt(state), report, createContext(state))).toBe('');
    }
  });

  test.each([
    ['asked after the success, naming the attempt', 'succeeded', 'ours', '! mismatch'],
    ['asked before the success, naming the attempt', 'pending', 'ours', ''],
    ['asked after the success, naming no attempt', 'succeeded', undefined, ''],
    ['asked after the success, naming another payment', 'succeeded', 'theirs', ''],
  ] as const)(
    'that a succeeded payment has failed gives a mismatch only if the shop asked after the success and the report names the attempt: %s',
    (_, previousState, merchant_reference, expected) => {
      const failed: PaymentReport = { kind: 'failed', reason_code: 'declined', ...(merchant_reference ? { merchant_reference } : {}) };
      expect(describeVerdict(createAttempt('succeeded'), failed, createContext(previousState))).toBe(expected);
    },
  );

  test('gives different mismatches different details, and shortens long values of a provider', () => {
    const judgeDetail = (kind: 'paid' | 'reversed', fields: Partial<Receipt>) =>
      judgeReport(createAttempt('pending'), { kind, receipt: createReceipt(fields) }, createContext('pending'))
        .problems.map(({ detail }) => detail)
        .join();
    const details = [judgeDetail('paid', { amount: 1 }), judgeDetail('paid', { amount: 2 }), judgeDetail('reversed', { amount: 1 })];
    expect(new Set(details).size).toBe(3);
    expect(judgeDetail('paid', { currency: 'X'.repeat(5_000) }).length).toBeLessThan(250);
  });
});

describe('for any attempt and any report', () => {
  const anyOf = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const receiptArbitrary = fc.record({
    merchant_reference: anyOf('ours', 'theirs', ''),
    amount: fc.oneof(anyOf(25_000, 0, -25_000, 2_500_000, Number.NaN), fc.integer(), fc.double()),
    currency: anyOf('RWF', 'rwf', 'KES', 'EUR', ''),
    confirmation_code: fc.string(),
    method: fc.string(),
  });
  const reportArbitrary: fc.Arbitrary<PaymentReport> = fc.oneof(
    fc.record({ kind: anyOf('paid' as const, 'reversed' as const), receipt: receiptArbitrary }),
    fc.record({ kind: anyOf('pending' as const), merchant_reference: anyOf('ours', 'theirs') }),
    fc.record({ kind: anyOf('failed' as const), reason_code: anyOf('declined' as const, 'no_money' as const) }),
    fc.record({ kind: anyOf('unknown' as const), reason: fc.string() }),
  );
  const duplicateArbitrary = anyOf(null, { order_id: 'this-order' }, { order_id: 'another-order' });
  const contextArbitrary = fc.record({
    previousState: anyOf(...PAYMENT_STATES),
    order_status: anyOf(...ORDER_STATUSES),
    alreadyPaid: fc.boolean(),
    duplicateOf: duplicateArbitrary,
  });

  test('an attempt succeeds only if reference, currency and amount match', () => {
    fc.assert(
      fc.property(anyOf(...PAYMENT_STATES), reportArbitrary, contextArbitrary, (state, report, context) => {
        const { steps } = judgeReport(createAttempt(state), report, context);
        if (!steps.includes('succeeded')) return;
        expect('receipt' in report && [report.receipt.merchant_reference, report.receipt.currency, report.receipt.amount]).toEqual([
          'ours',
          'RWF',
          25_000,
        ]);
      }),
    );
  });

  test('each step is an allowed transition, and the same report again changes nothing', () => {
    fc.assert(
      fc.property(anyOf(...PAYMENT_STATES), reportArbitrary, contextArbitrary, (state, report, context) => {
        const { steps } = judgeReport(createAttempt(state), report, context);
        let current = state;
        for (const step of steps) {
          expect(PAYMENT_TRANSITIONS[current]).toContain(step);
          current = step;
        }
        if (steps.length > 0) expect(judgeReport(createAttempt(current), report, context)).toEqual({ steps: [], problems: [] });
      }),
    );
  });
});
