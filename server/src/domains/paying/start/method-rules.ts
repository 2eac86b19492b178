/** The rules that differ between payments on a provider's page (card) and on a phone (prompt). */

import type { RefusalCode } from '@uruhu/contract/codes';
import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { TryLater } from '../../../lib/try-later.ts';
import type { Attempt, ProviderMethod } from '../../payments/payments.ts';

/** `payer_phone`: '' for a payment on a page. */
export type PayingShopper = { user_id: string; payer_phone: string };

export type LiveAttemptDecision =
  /** The shopper can continue with the live attempt. */
  | { kind: 'continue'; redirect_url: string }
  /** Another request is starting an attempt at this moment. */
  | { kind: 'wait' };

/** `provider`: the name of the provider by which the shopper pays now. */
type MethodRules = {
  /** The refusal if no provider for this method is configured. */
  unavailableCode: Extract<RefusalCode, 'card_unavailable' | 'prompt_unavailable'>;
  /** Decides while another request is starting `liveAttempt`. */
  decideWhileStarting(liveAttempt: Attempt, provider: string, shopper: PayingShopper): Outcome<LiveAttemptDecision>;
  /** Decides while `liveAttempt` waits for the customer, after asking its provider about it. Null if a new attempt replaces it. */
  decideWhileLive(liveAttempt: Attempt, provider: string, age_ms: number, shopper: PayingShopper): Outcome<LiveAttemptDecision> | null;
  /** Runs before a new attempt. Throws TryLater if a limit is reached. `orderAttempts`: the order's attempts, oldest first. */
  enforceLimits(trx: Transaction<Database>, shopper: PayingShopper, orderAttempts: readonly Attempt[], now: Date): Promise<void>;
};

/** The shop sends a shopper to the same payment page for this long; later it starts a new attempt. */
const PAGE_MS_MAX = 30 * 60_000;
/** How long a prompt is open on the phone. A new attempt can replace it after this time. A late payment still counts. */
const PROMPT_MS_MAX = PROMPT_MINUTES * 60_000;

/**
 * The number of open prompts of an order: the first, and one correction of a mistyped number. It is low as each of them can be approved and
 * paid.
 */
const OPEN_PROMPTS_MAX = 2;
const POSSIBLY_OPEN_STATES: readonly Attempt['state'][] = ['created', 'pending', 'expired'];

/** Prompts are limited for each shopper and for each phone number, as a shopper can enter the number of another person. */
const SHOPPER_LIMIT = createSharedRateLimiter('prompts of a person', { burst: 6, secondsPerCall: 120 });
const PHONE_LIMIT = createSharedRateLimiter('prompts to a phone', { burst: 4, secondsPerCall: 300 });

/**
 * The seconds until the order may have another prompt. The shop cannot cancel a prompt, so a replaced one counts until it closes on the
 * phone. A prompt that the customer has declined does not count.
 */
function computePromptWait_s(orderAttempts: readonly Attempt[], now: Date): number {
  const openPrompts = orderAttempts.filter(
    ({ payer_phone, state, created_at }) =>
      payer_phone !== '' && POSSIBLY_OPEN_STATES.includes(state) && now.getTime() - created_at.getTime() < PROMPT_MS_MAX,
  );
  // When this prompt has closed, fewer prompts than the maximum are open. Undefined if fewer are open now.
  const promptToClose = openPrompts.at(-OPEN_PROMPTS_MAX);
  return promptToClose ? Math.ceil((promptToClose.created_at.getTime() + PROMPT_MS_MAX - now.getTime()) / 1_000) : 0;
}

const refuseDuringCheck = () => refuse('payment_being_checked');

export const PAYMENT_METHOD_RULES: Readonly<Record<ProviderMethod, MethodRules>> = {
  card: {
    unavailableCode: 'card_unavailable',
    decideWhileStarting: () => done({ kind: 'wait' }),
    decideWhileLive(liveAttempt, provider, age_ms) {
      // The customer may still approve a prompt, even if its provider is no longer configured.
      if (liveAttempt.provider !== provider) return age_ms < PROMPT_MS_MAX ? refuseDuringCheck() : null;
      const { redirect_url } = liveAttempt;
      return redirect_url !== '' && age_ms < PAGE_MS_MAX ? done({ kind: 'continue', redirect_url }) : null;
    },
    async enforceLimits() {},
  },
  prompt: {
    unavailableCode: 'prompt_unavailable',
    decideWhileStarting(liveAttempt, provider, { payer_phone }) {
      if (liveAttempt.provider !== provider) return refuseDuringCheck();
      return liveAttempt.payer_phone === payer_phone ? done({ kind: 'continue', redirect_url: '' }) : done({ kind: 'wait' });
    },
    // A prompt to another number immediately replaces the live one, whose number the shopper may have mistyped. `enforceLimits` allows one
    // such correction.
    decideWhileLive: (liveAttempt, provider, age_ms, { payer_phone }) =>
      liveAttempt.provider === provider && liveAttempt.payer_phone === payer_phone && age_ms < PROMPT_MS_MAX
        ? done({ kind: 'continue', redirect_url: '' })
        : null,
    async enforceLimits(trx, { user_id, payer_phone }, orderAttempts, now) {
      const promptWait_s = computePromptWait_s(orderAttempts, now);
      if (promptWait_s > 0) throw new TryLater(429, promptWait_s);
      const limitWait_s = Math.max(await SHOPPER_LIMIT.countCalls(trx, user_id), await PHONE_LIMIT.countCalls(trx, payer_phone));
      if (limitWait_s > 0) throw new TryLater(429, limitWait_s);
    },
  },
};
