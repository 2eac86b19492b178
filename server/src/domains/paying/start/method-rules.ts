/** The rules that differ between paying on a provider's page (card) and on the payer's phone (prompt). */

import type { RefusalCode } from '@uruhu/contract/codes';
import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { TryLater } from '../../../lib/try-later.ts';
import type { Attempt, ProviderMethod } from '../../payments/payments.ts';

/** `user_id`: the shopper who pays. `payer_phone`: '' for payment on a page. */
export type PayingShopper = { user_id: string; payer_phone: string };

export type Plan =
  /** The shopper can go on with the attempt that is under way. */
  | { kind: 'continue'; redirect_url: string }
  /** Another request is starting an attempt at this moment. */
  | { kind: 'wait' };

type MethodRules = {
  /** The refusal if no provider for this method is configured. */
  unavailable: Extract<RefusalCode, 'card_unavailable' | 'prompt_unavailable'>;
  /** Another request is starting `live` at this moment. */
  decideWhileStarting(live: Attempt, provider: string, payer: PayingShopper): Outcome<Plan>;
  /** `live` is under way, and its provider was asked about it. Null: a new attempt replaces it. */
  decideWhileLive(live: Attempt, provider: string, age_ms: number, payer: PayingShopper): Outcome<Plan> | null;
  /** Runs before a new attempt; `orderAttempts`: the order's attempts, oldest first. May throw TryLater. */
  enforceLimits(trx: Transaction<Database>, payer: PayingShopper, orderAttempts: readonly Attempt[], now: Date): Promise<void>;
};

/** The shop sends a shopper to the same payment page for this long, then starts a new attempt. */
const PAGE_MS_MAX = 30 * 60_000;
/** How long a prompt waits on the phone; after that a new attempt replaces it. Late money still counts. */
const PROMPT_MS_MAX = PROMPT_MINUTES * 60_000;

/** Prompts of one order that may be open at once, as each can be approved: the first, and one correction of a mistyped number. */
const OPEN_PROMPTS_MAX = 2;
const MAYBE_OPEN: readonly Attempt['state'][] = ['created', 'pending', 'expired'];

/** Prompts are limited by shopper and by phone number, as a shopper can enter another person's number. */
const SHOPPER_LIMIT = createSharedRateLimiter('prompts of a person', { max: 6, everySeconds: 120 });
const PHONE_LIMIT = createSharedRateLimiter('prompts to a phone', { max: 4, everySeconds: 300 });

/**
 * The seconds until the order may have another prompt. A prompt cannot be taken back, so one that was replaced counts until its time is over;
 * one that the payer declined does not.
 */
function computePromptWait(orderAttempts: readonly Attempt[], now: Date): number {
  const open = orderAttempts.filter(
    ({ payer_phone, state, created_at }) =>
      payer_phone !== '' && MAYBE_OPEN.includes(state) && now.getTime() - created_at.getTime() < PROMPT_MS_MAX,
  );
  const endsFirst = open.at(-OPEN_PROMPTS_MAX);
  return endsFirst ? Math.ceil((endsFirst.created_at.getTime() + PROMPT_MS_MAX - now.getTime()) / 1_000) : 0;
}

const refuseWhileChecked = () => refuse('payment_being_checked');

export const PAYMENT_METHOD_RULES: Readonly<Record<ProviderMethod, MethodRules>> = {
  card: {
    unavailable: 'card_unavailable',
    decideWhileStarting: () => done({ kind: 'wait' }),
    decideWhileLive(live, provider, age_ms) {
      // This also covers an attempt at a provider that is not configured any more: the payer may still accept its prompt.
      if (live.provider !== provider) return age_ms < PROMPT_MS_MAX ? refuseWhileChecked() : null;
      const { redirect_url } = live;
      return redirect_url !== '' && age_ms < PAGE_MS_MAX ? done({ kind: 'continue', redirect_url }) : null;
    },
    async enforceLimits() {},
  },
  prompt: {
    unavailable: 'prompt_unavailable',
    decideWhileStarting(live, provider, { payer_phone }) {
      if (live.provider !== provider) return refuseWhileChecked();
      return live.payer_phone === payer_phone ? done({ kind: 'continue', redirect_url: '' }) : done({ kind: 'wait' });
    },
    // A prompt to another phone replaces one to a mistyped number at once; `enforceLimits` allows one such correction.
    decideWhileLive: (live, provider, age_ms, { payer_phone }) =>
      live.provider === provider && live.payer_phone === payer_phone && age_ms < PROMPT_MS_MAX
        ? done({ kind: 'continue', redirect_url: '' })
        : null,
    async enforceLimits(trx, { user_id, payer_phone }, orderAttempts, now) {
      const open_s = computePromptWait(orderAttempts, now);
      if (open_s > 0) throw new TryLater(429, open_s);
      const wait_s = Math.max(await SHOPPER_LIMIT.take(trx, user_id), await PHONE_LIMIT.take(trx, payer_phone));
      if (wait_s > 0) throw new TryLater(429, wait_s);
    },
  },
};
