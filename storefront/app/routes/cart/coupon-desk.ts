/**
 * The coupon of a cart, as one person works on it. The server says whether it can be used: when it is applied, and again whenever
 * the totals are read anew. One at a time: a new one takes the old one's place once it is taken.
 */

import type { Client, Refusal } from '@uruhu/contract/client';
import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { REFUSAL } from '@uruhu/contract/rules/refusals';
import { createStore, type Store } from '#app/lib/store.ts';

export type CouponView = {
  /** The code that is kept; null: none. */
  code: string | null;
  /** Its rule, as the server last said; null as long as that is not known, and where it cannot be used. */
  coupon: AppliedCoupon | null;
  /** Why it is not taken off, and whether asking again can help. */
  refusal: { message: string; retry: boolean } | null;
  /** The server is asked about the code that is kept. */
  checking: boolean;
  /** The server is asked about a new one. */
  applying: boolean;
  /** How the last try came out. */
  said: { ok: boolean; text: string } | null;
};

export type CouponWords = {
  needed: string;
  noToken: string;
  failed: string;
  notChecked: string;
  /** `instead_of`: the one whose place it took, if any. */
  applied: (code: string, instead_of: string | null) => string;
  removed: (code: string) => string;
};

export type CouponDesk = {
  view: Store<CouponView>;
  /** True where it was taken. */
  apply: (text: string) => Promise<boolean>;
  /** Asks the server whether the coupon that is kept still fits. */
  check: () => Promise<void>;
  /** The server has said no elsewhere, as when an order was placed. */
  refuse: (message: string) => void;
  remove: () => void;
  /** What another tab has applied or removed. */
  adopt: (code: string | null) => void;
};

type CouponParts = {
  validate: Client['validateCoupon'];
  keep: (code: string | null) => void;
  signedIn: () => boolean;
  words: CouponWords;
};

const NONE: CouponView = { code: null, coupon: null, refusal: null, checking: false, applying: false, said: null };

/** No answer, or none about this coupon. */
const isUnknown = ({ status }: Refusal) => status === 0 || status === 429 || status >= 500;

/** `kept`: the code that this device has kept. It is not known to fit before it was checked. */
export function openCouponDesk(kept: string | null, { validate, keep, signedIn, words }: CouponParts): CouponDesk {
  const view = createStore<CouponView>({ ...NONE, code: kept, checking: kept !== null });
  const show = (part: Partial<CouponView>) => view.set({ ...view.get(), ...part });
  /** What was asked before the last question counts no more. */
  let turn = 0;
  /** There is no such coupon: asking again would be guessing. */
  let missing: string | null = null;
  /** A check was due while a new code was asked about. */
  let due = false;

  async function check(): Promise<void> {
    const { code, applying } = view.get();
    due = applying;
    if (code === null || applying || code === missing) return;
    turn += 1;
    const mine = turn;
    show({ checking: true });
    const answer = await validate({ coupon_code: code });
    if (mine !== turn) return;
    if (answer.ok) return show({ checking: false, coupon: answer.data.data, refusal: null });
    if (answer.status === 404) missing = code;
    if (!isUnknown(answer)) return refuse(answer.message);
    // The rule that is known goes on: the server has the last word when the order is placed.
    show({ checking: false, refusal: view.get().coupon ? null : { message: words.notChecked, retry: true } });
  }

  async function apply(text: string): Promise<boolean> {
    const code = text.trim();
    if (view.get().applying) return false;
    const before = view.get().code;
    if (code === '') return said(false, words.needed);
    if (!signedIn()) return said(false, words.noToken);
    turn += 1;
    due = view.get().checking;
    show({ applying: true, checking: false, said: null });
    const answer = await validate({ coupon_code: code });
    show({ applying: false });
    if (answer.ok) {
      const coupon = answer.data.data;
      keep(coupon.coupon_code);
      show({ code: coupon.coupon_code, coupon, refusal: null });
    }
    if (due) check();
    if (!answer.ok) return said(false, wordsOf(answer));
    const { coupon_code } = answer.data.data;
    return said(true, words.applied(coupon_code, before === coupon_code ? null : before));
  }

  /** The server's own words, where it has any. */
  const wordsOf = ({ status, message }: Refusal) => (status === 0 || message === REFUSAL.somethingWrong ? words.failed : message);

  function said(ok: boolean, text: string): boolean {
    show({ said: { ok, text } });
    return ok;
  }

  function refuse(message: string): void {
    turn += 1;
    show({ checking: false, coupon: null, refusal: { message, retry: false }, said: null });
  }

  function remove(): void {
    const { code } = view.get();
    turn += 1;
    keep(null);
    view.set({ ...NONE, applying: view.get().applying, said: code === null ? null : { ok: true, text: words.removed(code) } });
  }

  function adopt(code: string | null): void {
    if (code === view.get().code) return;
    turn += 1;
    view.set({ ...NONE, code, applying: view.get().applying, checking: code !== null });
    check();
  }

  return { view, apply, check, refuse, remove, adopt };
}
