import type { ClientCode, Refusal, Result } from '@uruhu/contract/client';
import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { describe, expect, test } from 'vitest';
import { createCouponStore } from './coupon-store.ts';

const MESSAGES = {
  codeNeeded: 'needed',
  notSignedIn: 'no token',
  failed: 'failed',
  notChecked: 'not checked',
  applied: (code: string, instead_of: string | null) => (instead_of ? `applied ${code} for ${instead_of}` : `applied ${code}`),
  removed: (code: string) => `removed ${code}`,
};
type ValidateResponse = { status: 'success'; message: string; data: AppliedCoupon };

/** The refusal code that these tests use for each status. */
const CODES: Record<number, ClientCode> = { 0: 'network_error', 404: 'coupon_not_found', 429: 'too_many_requests', 500: 'internal_error' };
const createRefusal = (status: number, message: string): Refusal => ({
  ok: false,
  status,
  code: CODES[status] ?? 'coupon_minimum_spend',
  message,
  errors: [],
});

/** A store with a server that responds only when the test calls `respond`. The server returns codes in capitals. */
function openStore(storedCode: string | null, { isSignedIn = true } = {}) {
  const sentCodes: string[] = [];
  const waitingCalls: ((refusal?: Refusal) => void)[] = [];
  const stored: { code: string | null } = { code: storedCode };
  const couponStore = createCouponStore(storedCode, {
    validate: ({ coupon_code }) => {
      sentCodes.push(coupon_code);
      const code = coupon_code.toUpperCase();
      const data = {
        coupon_id: code,
        coupon_code: code,
        coupon_type: 'percentage' as const,
        discount: 5,
        discount_amount: 50,
        minimum_spend: 1_000,
      };
      return new Promise<Result<ValidateResponse>>((resolve) =>
        waitingCalls.push((refusal) => resolve(refusal ?? { ok: true, data: { status: 'success', message: '', data } })),
      );
    },
    storeCode: (code) => {
      stored.code = code;
    },
    isSignedIn: () => isSignedIn,
    messages: MESSAGES,
  });
  /** Responds to the oldest waiting call, and lets the store react. */
  async function respond(refusal?: Refusal): Promise<void> {
    const respondToOldest = waitingCalls.shift();
    if (!respondToOldest) throw new Error('no call is waiting for a response');
    respondToOldest(refusal);
    await new Promise((done) => setTimeout(done, 1));
  }
  return { couponStore, sentCodes, respond, stored, getView: () => couponStore.view.get() };
}

async function openWithAppliedCode(code: string) {
  const opened = openStore(null);
  opened.couponStore.apply(code);
  await opened.respond();
  opened.sentCodes.length = 0;
  return opened;
}

describe('applying a code', () => {
  test('stores the code as the server spells it and confirms', async () => {
    const { couponStore, sentCodes, respond, stored, getView } = openStore(null);
    const accepted = couponStore.apply('  muraho ');
    expect(getView()).toMatchObject({ applying: true, code: null });
    await respond();
    expect(await accepted).toBe(true);
    expect(sentCodes).toEqual(['muraho']);
    expect(stored.code).toBe('MURAHO');
    expect(getView()).toMatchObject({
      code: 'MURAHO',
      coupon: { discount: 5 },
      applying: false,
      feedback: { ok: true, text: 'applied MURAHO' },
    });
  });

  test('of spaces shows a message and does not call the server', async () => {
    const { couponStore, sentCodes, getView } = openStore(null);
    expect(await couponStore.apply('   ')).toBe(false);
    expect(sentCodes).toEqual([]);
    expect(getView().feedback).toEqual({ ok: false, text: 'needed' });
  });

  test('after the session has ended shows a message and does not call the server', async () => {
    const { couponStore, sentCodes, getView } = openStore(null, { isSignedIn: false });
    expect(await couponStore.apply('MURAHO')).toBe(false);
    expect(sentCodes).toEqual([]);
    expect(getView().feedback).toEqual({ ok: false, text: 'no token' });
  });

  test.each([
    ['the server’s message', createRefusal(404, 'Coupon not found'), 'Coupon not found'],
    ['no response', createRefusal(0, 'Network error'), 'failed'],
    ['a response without a useful message', createRefusal(500, 'Something went wrong.'), 'failed'],
  ])('that is refused shows why: %s', async (_, refusal, text) => {
    const { couponStore, respond, stored, getView } = openStore(null);
    couponStore.apply('NOPE');
    await respond(refusal);
    expect(getView()).toMatchObject({ code: null, coupon: null, feedback: { ok: false, text } });
    expect(stored.code).toBeNull();
  });

  test('replaces the previous code, which stays if the new one is refused', async () => {
    const { couponStore, respond, stored, getView } = await openWithAppliedCode('first');
    couponStore.apply('nope');
    await respond(createRefusal(422, 'This coupon has expired'));
    expect(getView()).toMatchObject({
      code: 'FIRST',
      coupon: { coupon_code: 'FIRST' },
      feedback: { ok: false, text: 'This coupon has expired' },
    });
    couponStore.apply('second');
    await respond();
    expect(getView()).toMatchObject({
      code: 'SECOND',
      coupon: { coupon_code: 'SECOND' },
      feedback: { ok: true, text: 'applied SECOND for FIRST' },
    });
    // Applying the applied code again replaces no other code.
    couponStore.apply('second');
    await respond();
    expect(getView().feedback).toEqual({ ok: true, text: 'applied SECOND' });
    expect(stored.code).toBe('SECOND');
  });

  test('while another one is being applied does nothing', async () => {
    const { couponStore, sentCodes } = openStore(null);
    couponStore.apply('a');
    expect(await couponStore.apply('b')).toBe(false);
    expect(sentCodes).toEqual(['a']);
  });
});

describe('a stored code', () => {
  test('gives a discount only after the server has checked it', async () => {
    const { couponStore, respond, getView } = openStore('MURAHO');
    expect(getView()).toMatchObject({ code: 'MURAHO', coupon: null, checking: true });
    couponStore.check();
    await respond();
    expect(getView()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, checking: false, refusal: null, feedback: null });
  });

  test('that no longer applies stays with the reason, and gives its discount again when it applies', async () => {
    const { couponStore, respond, stored, getView } = await openWithAppliedCode('muraho');
    couponStore.check();
    expect(getView()).toMatchObject({ checking: true, coupon: { coupon_code: 'MURAHO' } });
    await respond(createRefusal(422, 'Spend more'));
    expect(getView()).toMatchObject({ code: 'MURAHO', coupon: null, refusal: { message: 'Spend more', canRetry: false }, feedback: null });
    expect(stored.code).toBe('MURAHO');
    couponStore.check();
    await respond();
    expect(getView()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, refusal: null });
  });

  test('whose check fails keeps the discount of an earlier check, or gives none if it was never accepted', async () => {
    const { couponStore, respond, getView } = openStore('MURAHO');
    couponStore.check();
    await respond(createRefusal(0, 'Network error'));
    expect(getView()).toMatchObject({ coupon: null, checking: false, refusal: { message: 'not checked', canRetry: true } });
    couponStore.check();
    await respond();
    couponStore.check();
    await respond(createRefusal(429, 'Too many'));
    expect(getView()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, checking: false, refusal: null });
  });

  test('is checked after a change of the cart only if the new subtotal may change the decision', async () => {
    const { couponStore, sentCodes, respond, getView } = await openWithAppliedCode('MURAHO');
    await couponStore.checkMinimum(1_000);
    expect(sentCodes).toEqual([]);
    couponStore.checkMinimum(999);
    await respond(createRefusal(422, 'from 1,000 RWF'));
    couponStore.checkMinimum(1_000);
    await respond();
    expect(sentCodes).toEqual(['MURAHO', 'MURAHO']);
    expect(getView()).toMatchObject({ coupon: { discount: 5 }, refusal: null });
    couponStore.refuse({ code: 'coupon_used_up', message: 'used up' });
    await couponStore.checkMinimum(2_000);
    expect(sentCodes).toHaveLength(2);
  });

  test('is checked again if the cart changes while a check is under way, whose response is then ignored', async () => {
    const { couponStore, sentCodes, respond, getView } = await openWithAppliedCode('MURAHO');
    couponStore.checkMinimum(999);
    couponStore.checkMinimum(1_000);
    await respond(createRefusal(422, 'from 1,000 RWF'));
    await respond();
    expect(sentCodes).toEqual(['MURAHO', 'MURAHO']);
    expect(getView()).toMatchObject({ coupon: { discount: 5 }, refusal: null, checking: false });
  });

  test('ignores the response to an older check', async () => {
    const { couponStore, respond, getView } = await openWithAppliedCode('muraho');
    couponStore.check();
    couponStore.check();
    await respond(createRefusal(422, 'Spend more'));
    expect(getView()).toMatchObject({ checking: true, coupon: { coupon_code: 'MURAHO' } });
    await respond();
    expect(getView()).toMatchObject({ checking: false, coupon: { coupon_code: 'MURAHO' }, refusal: null });
  });

  test('is checked after a new code has been applied, if the check was due meanwhile', async () => {
    const { couponStore, sentCodes, respond, getView } = await openWithAppliedCode('first');
    couponStore.apply('second');
    couponStore.check();
    expect(sentCodes).toEqual(['second']);
    await respond();
    expect(sentCodes).toEqual(['second', 'SECOND']);
    await respond();
    expect(getView()).toMatchObject({ code: 'SECOND', checking: false });
  });

  // The server counts these checks as guesses, and allows a shopper only a few.
  test.each([
    ['no longer exists', createRefusal(404, 'Coupon not found')],
    ['is for a first order only', { ...createRefusal(422, 'For a first order'), code: 'coupon_for_first_order' as const }],
  ])('that %s is not checked again', async (_, refusal) => {
    const { couponStore, sentCodes, respond, getView } = openStore('MURAHO');
    couponStore.check();
    await respond(refusal);
    couponStore.check();
    expect(sentCodes).toEqual(['MURAHO']);
    expect(getView()).toMatchObject({ code: 'MURAHO', checking: false, refusal: { message: refusal.message } });
  });

  test('stays removed when the response to a running check arrives', async () => {
    const { couponStore, respond, stored, getView } = await openWithAppliedCode('muraho');
    couponStore.check();
    couponStore.remove();
    await respond();
    expect(getView()).toMatchObject({ code: null, coupon: null, feedback: { ok: true, text: 'removed MURAHO' } });
    expect(stored.code).toBeNull();
  });

  test('follows the changes of another tab', async () => {
    const { couponStore, sentCodes, respond, getView } = await openWithAppliedCode('first');
    couponStore.adoptStoredCode('FIRST');
    expect(sentCodes).toEqual([]);
    couponStore.adoptStoredCode('SECOND');
    expect(getView()).toMatchObject({ code: 'SECOND', coupon: null, checking: true });
    await respond();
    expect(getView()).toMatchObject({ coupon: { coupon_code: 'SECOND' }, checking: false });
    couponStore.adoptStoredCode(null);
    expect(getView()).toMatchObject({ code: null, coupon: null, checking: false });
  });

  test('that the server refuses at checkout gives no discount', async () => {
    const { couponStore, getView } = await openWithAppliedCode('muraho');
    couponStore.refuse({ code: 'coupon_already_used', message: 'You have already used this coupon' });
    expect(getView()).toMatchObject({ code: 'MURAHO', coupon: null, refusal: { message: 'You have already used this coupon' } });
  });
});
