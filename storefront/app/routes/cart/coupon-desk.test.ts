import type { Refusal, Result } from '@uruhu/contract/client';
import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { describe, expect, test } from 'vitest';
import { openCouponDesk } from './coupon-desk.ts';

const WORDS = {
  needed: 'needed',
  noToken: 'no token',
  failed: 'failed',
  notChecked: 'not checked',
  applied: (code: string, instead_of: string | null) => (instead_of ? `applied ${code} for ${instead_of}` : `applied ${code}`),
  removed: (code: string) => `removed ${code}`,
};
type Said = { status: 'success'; message: string; data: AppliedCoupon };

const refusal = (status: number, message: string): Refusal => ({ ok: false, status, message, errors: [] });

/** A server that answers each question only when it is told to. Codes are its own in capitals. */
function opened(kept: string | null, signedIn = true) {
  const asked: string[] = [];
  const waiting: ((refused?: Refusal) => void)[] = [];
  const stored: { code: string | null } = { code: kept };
  const desk = openCouponDesk(kept, {
    validate: ({ coupon_code }) => {
      asked.push(coupon_code);
      const code = coupon_code.toUpperCase();
      const data = { coupon_id: code, coupon_code: code, coupon_type: 'percentage' as const, discount: 5, discount_amount: 50 };
      return new Promise<Result<Said>>((resolve) =>
        waiting.push((refused) => resolve(refused ?? { ok: true, data: { status: 'success', message: '', data } })),
      );
    },
    keep: (code) => {
      stored.code = code;
    },
    signedIn: () => signedIn,
    words: WORDS,
  });
  async function answer(refused?: Refusal): Promise<void> {
    const next = waiting.shift();
    if (!next) throw new Error('nothing is waiting for an answer');
    next(refused);
    await new Promise((done) => setTimeout(done, 1));
  }
  return { desk, asked, answer, stored, view: () => desk.view.get() };
}

async function applied(code: string) {
  const opening = opened(null);
  opening.desk.apply(code);
  await opening.answer();
  opening.asked.length = 0;
  return opening;
}

describe('applying a code', () => {
  test('takes what the server names it, keeps it and says so', async () => {
    const { desk, asked, answer, stored, view } = opened(null);
    const taken = desk.apply('  muraho ');
    expect(view()).toMatchObject({ applying: true, code: null });
    await answer();
    expect(await taken).toBe(true);
    expect(asked).toEqual(['muraho']);
    expect(stored.code).toBe('MURAHO');
    expect(view()).toMatchObject({
      code: 'MURAHO',
      coupon: { discount: 5 },
      applying: false,
      said: { ok: true, text: 'applied MURAHO' },
    });
  });

  test('nothing typed is asked of nobody', async () => {
    const { desk, asked, view } = opened(null);
    expect(await desk.apply('   ')).toBe(false);
    expect(asked).toEqual([]);
    expect(view().said).toEqual({ ok: false, text: 'needed' });
  });

  test('by somebody whose session is over is asked of nobody', async () => {
    const { desk, asked, view } = opened(null, false);
    expect(await desk.apply('MURAHO')).toBe(false);
    expect(asked).toEqual([]);
    expect(view().said).toEqual({ ok: false, text: 'no token' });
  });

  test.each([
    ['the server’s words', refusal(404, 'Coupon not found'), 'Coupon not found'],
    ['no answer', refusal(0, 'Network error'), 'failed'],
    ['an answer without words', refusal(500, 'Something went wrong.'), 'failed'],
  ])('that is refused says why: %s', async (_, refused, text) => {
    const { desk, answer, stored, view } = opened(null);
    desk.apply('NOPE');
    await answer(refused);
    expect(view()).toMatchObject({ code: null, coupon: null, said: { ok: false, text } });
    expect(stored.code).toBeNull();
  });

  test('takes the place of the one before, which stays where the new one is refused', async () => {
    const { desk, answer, stored, view } = await applied('first');
    desk.apply('nope');
    await answer(refusal(422, 'This coupon has expired'));
    expect(view()).toMatchObject({ code: 'FIRST', coupon: { coupon_code: 'FIRST' }, said: { ok: false, text: 'This coupon has expired' } });
    desk.apply('second');
    await answer();
    expect(view()).toMatchObject({
      code: 'SECOND',
      coupon: { coupon_code: 'SECOND' },
      said: { ok: true, text: 'applied SECOND for FIRST' },
    });
    desk.apply('second');
    await answer();
    expect(view().said).toEqual({ ok: true, text: 'applied SECOND' });
    expect(stored.code).toBe('SECOND');
  });

  test('twice at once is asked once', async () => {
    const { desk, asked } = opened(null);
    desk.apply('a');
    expect(await desk.apply('b')).toBe(false);
    expect(asked).toEqual(['a']);
  });
});

describe('a code that is kept', () => {
  test('is checked before it is taken off', async () => {
    const { desk, answer, view } = opened('MURAHO');
    expect(view()).toMatchObject({ code: 'MURAHO', coupon: null, checking: true });
    desk.check();
    await answer();
    expect(view()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, checking: false, refusal: null, said: null });
  });

  test('that fits no more stays, with the reason, and is taken off again when it fits', async () => {
    const { desk, answer, stored, view } = await applied('muraho');
    desk.check();
    expect(view()).toMatchObject({ checking: true, coupon: { coupon_code: 'MURAHO' } });
    await answer(refusal(422, 'Spend more'));
    expect(view()).toMatchObject({ code: 'MURAHO', coupon: null, refusal: { message: 'Spend more', retry: false }, said: null });
    expect(stored.code).toBe('MURAHO');
    desk.check();
    await answer();
    expect(view()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, refusal: null });
  });

  test('that could not be checked is not taken off on trust, but a known one goes on', async () => {
    const { desk, answer, view } = opened('MURAHO');
    desk.check();
    await answer(refusal(0, 'Network error'));
    expect(view()).toMatchObject({ coupon: null, checking: false, refusal: { message: 'not checked', retry: true } });
    desk.check();
    await answer();
    desk.check();
    await answer(refusal(429, 'Too many'));
    expect(view()).toMatchObject({ coupon: { coupon_code: 'MURAHO' }, checking: false, refusal: null });
  });

  test('an older answer does not undo a newer one', async () => {
    const { desk, answer, view } = await applied('muraho');
    desk.check();
    desk.check();
    await answer(refusal(422, 'Spend more'));
    expect(view()).toMatchObject({ checking: true, coupon: { coupon_code: 'MURAHO' } });
    await answer();
    expect(view()).toMatchObject({ checking: false, coupon: { coupon_code: 'MURAHO' }, refusal: null });
  });

  test('a check that was due while another code was asked about is made after it', async () => {
    const { desk, asked, answer, view } = await applied('first');
    desk.apply('second');
    desk.check();
    expect(asked).toEqual(['second']);
    await answer();
    expect(asked).toEqual(['second', 'SECOND']);
    await answer();
    expect(view()).toMatchObject({ code: 'SECOND', checking: false });
  });

  test('that is none any more is not asked about again and again', async () => {
    const { desk, asked, answer, view } = opened('MURAHO');
    desk.check();
    await answer(refusal(404, 'Coupon not found'));
    desk.check();
    expect(asked).toEqual(['MURAHO']);
    expect(view()).toMatchObject({ code: 'MURAHO', checking: false, refusal: { message: 'Coupon not found' } });
  });

  test('is gone when it is removed, whatever the server was asked meanwhile', async () => {
    const { desk, answer, stored, view } = await applied('muraho');
    desk.check();
    desk.remove();
    await answer();
    expect(view()).toMatchObject({ code: null, coupon: null, said: { ok: true, text: 'removed MURAHO' } });
    expect(stored.code).toBeNull();
  });

  test('follows another tab', async () => {
    const { desk, asked, answer, view } = await applied('first');
    desk.adopt('FIRST');
    expect(asked).toEqual([]);
    desk.adopt('SECOND');
    expect(view()).toMatchObject({ code: 'SECOND', coupon: null, checking: true });
    await answer();
    expect(view()).toMatchObject({ coupon: { coupon_code: 'SECOND' }, checking: false });
    desk.adopt(null);
    expect(view()).toMatchObject({ code: null, coupon: null, checking: false });
  });

  test('that is refused when the order is placed is not taken off', async () => {
    const { desk, view } = await applied('muraho');
    desk.refuse('You have already used this coupon');
    expect(view()).toMatchObject({ code: 'MURAHO', coupon: null, refusal: { message: 'You have already used this coupon' } });
  });
});
