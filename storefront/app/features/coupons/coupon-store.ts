/**
 * The coupon of one shopper's cart. The server decides whether it applies: when the shopper enters it, when the cart is read, and when a
 * change of the cart may change the decision. A cart has one coupon: a new one replaces the old one once the server has accepted it.
 */

import { type Client, type ClientCode, isInconclusive, type Refusal } from '@uruhu/contract/client';
import { COUPON_GUESS_REFUSALS } from '@uruhu/contract/constants';
import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { createLatestCallTracker } from '#app/api/latest-call-tracker.ts';
import { createStore } from '#app/lib/store.ts';

/** The state of the coupon, as the page shows it. */
export type CouponView = {
  /** The applied code; null if none is applied. */
  code: string | null;
  /** The coupon of that code, from the server's last check; null before the first check, and if the server refuses it. */
  coupon: AppliedCoupon | null;
  /** Why the code gives no discount, and whether another check may succeed. */
  refusal: { code: ClientCode; message: string; canRetry: boolean } | null;
  /** The server is checking the applied code. */
  checking: boolean;
  /** The server is checking a new code. */
  applying: boolean;
  /** The result of the last attempt to apply or remove a code. */
  feedback: { ok: boolean; text: string; code?: ClientCode } | null;
};

type CouponMessages = {
  codeNeeded: string;
  notSignedIn: string;
  failed: string;
  notChecked: string;
  /** `instead_of`: the code that it replaced, if any. */
  applied: (code: string, instead_of: string | null) => string;
  removed: (code: string) => string;
};

export type CouponStore = ReturnType<typeof createCouponStore>;

type CouponStoreOptions = {
  validate: Client['validateCoupon'];
  storeCode: (code: string | null) => void;
  isSignedIn: () => boolean;
  messages: CouponMessages;
};

const NO_COUPON: CouponView = { code: null, coupon: null, refusal: null, checking: false, applying: false, feedback: null };

/** Codes of failures whose message is not about the coupon. */
const GENERIC_FAILURES: readonly ClientCode[] = ['network_error', 'unreadable_answer', 'internal_error', 'storage_unavailable'];

/** The refusals that another cart may not get. */
const CART_REFUSALS: readonly ClientCode[] = ['coupon_minimum_spend', 'cart_empty'];

/** The server did not respond, or could not check the coupon. */
const isCheckFailure = (refusal: Refusal) => isInconclusive(refusal) || refusal.code === 'too_many_requests';

/** `storedCode`: the code stored on this device. It gives no discount before the server has checked it. */
export function createCouponStore(storedCode: string | null, { validate, storeCode, isSignedIn, messages }: CouponStoreOptions) {
  const view = createStore<CouponView>({ ...NO_COUPON, code: storedCode, checking: storedCode !== null });
  const show = (changes: Partial<CouponView>) => view.set({ ...view.get(), ...changes });
  /** Also called when the code changes, so that the response to an earlier call is ignored. */
  const startCall = createLatestCallTracker();
  /** Whether the applied code must be checked once the server has responded about the new one. */
  let isCheckDue = false;

  /** Asks the server whether the applied coupon is still valid for the cart. */
  async function check(): Promise<void> {
    const { code, applying, refusal } = view.get();
    isCheckDue = applying;
    // The server counts a check of a code that the shopper may have guessed as an attempt. Checking it again would use up her attempts.
    if (code === null || applying || (refusal && COUPON_GUESS_REFUSALS.has(refusal.code))) return;
    const isLatest = startCall();
    show({ checking: true });
    const result = await validate({ coupon_code: code });
    if (!isLatest()) return;
    if (result.ok) return show({ checking: false, coupon: result.data.data, refusal: null });
    if (!isCheckFailure(result)) return refuse(result);
    // A coupon that was accepted before stays: the server decides when the order is placed.
    show({ checking: false, refusal: view.get().coupon ? null : { code: result.code, message: messages.notChecked, canRetry: true } });
  }

  /** Checks the coupon after a change of the cart, if the new subtotal may change the server's decision: only the minimum depends on it. */
  async function checkMinimum(subtotal_rwf: number): Promise<void> {
    const { coupon, refusal, checking, applying } = view.get();
    const isUnchanged = coupon
      ? subtotal_rwf >= coupon.minimum_spend
      : refusal?.canRetry === false && !CART_REFUSALS.includes(refusal.code);
    // A response that is under way may be about the cart before the change.
    if (checking || applying || !isUnchanged) await check();
  }

  /** Returns whether the server accepted the code. */
  async function apply(text: string): Promise<boolean> {
    const code = text.trim();
    if (view.get().applying) return false;
    const previousCode = view.get().code;
    if (code === '') return showFeedback(false, messages.codeNeeded);
    if (!isSignedIn()) return showFeedback(false, messages.notSignedIn);
    startCall();
    isCheckDue = view.get().checking;
    show({ applying: true, checking: false, feedback: null });
    const result = await validate({ coupon_code: code });
    show({ applying: false });
    if (result.ok) {
      const coupon = result.data.data;
      storeCode(coupon.coupon_code);
      show({ code: coupon.coupon_code, coupon, refusal: null });
    }
    // The shopper may have changed the cart while the server checked the new code.
    if (isCheckDue) check();
    if (!result.ok) return showFeedback(false, getRefusalMessage(result), result.code);
    const { coupon_code } = result.data.data;
    return showFeedback(true, messages.applied(coupon_code, previousCode === coupon_code ? null : previousCode));
  }

  /** The server's message, unless it is not about the coupon. */
  const getRefusalMessage = ({ code, message }: Refusal) => (GENERIC_FAILURES.includes(code) ? messages.failed : message);

  function showFeedback(ok: boolean, text: string, code?: ClientCode): boolean {
    show({ feedback: code ? { ok, text, code } : { ok, text } });
    return ok;
  }

  /** Records a refusal, which may come from another call, such as placing the order. */
  function refuse({ code, message }: Pick<Refusal, 'code' | 'message'>): void {
    startCall();
    show({ checking: false, coupon: null, refusal: { code, message, canRetry: false }, feedback: null });
  }

  function remove(): void {
    const { code } = view.get();
    startCall();
    storeCode(null);
    view.set({ ...NO_COUPON, applying: view.get().applying, feedback: code === null ? null : { ok: true, text: messages.removed(code) } });
  }

  /** Takes over the code that another tab has applied, or its removal. */
  function adoptStoredCode(code: string | null): void {
    if (code === view.get().code) return;
    startCall();
    view.set({ ...NO_COUPON, code, applying: view.get().applying, checking: code !== null });
    check();
  }

  return { view, apply, check, checkMinimum, refuse, remove, adoptStoredCode };
}
