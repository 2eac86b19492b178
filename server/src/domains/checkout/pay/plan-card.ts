import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { Provider } from '../../payments/payments.ts';
import { type Asking, type Begun, type Look, PROMPT_MS_MAX, planAttempt } from './plan-attempt.ts';

/** So long the page that somebody was sent to is the one to go to; then another is made. */
const PAGE_MS_MAX = 30 * 60_000;

type CardPlan =
  /** There is a page for it. */
  | { kind: 'go'; redirect_url: string }
  /** Another request is beginning one just now. */
  | { kind: 'wait' };

export const planCard = (
  trx: Transaction<Database>,
  { currency }: Pick<Provider, 'currency'>,
  asking: Asking,
): Promise<Outcome<CardPlan | Look | Begun>> =>
  planAttempt<CardPlan>(trx, asking, {
    beginning: () => done({ kind: 'wait' }),
    underWay({ provider, redirect_url }, age_ms) {
      if (provider !== 'pesapal') return age_ms < PROMPT_MS_MAX ? refuse(409, MESSAGE.paymentBeingChecked) : null;
      return redirect_url !== '' && age_ms < PAGE_MS_MAX ? done({ kind: 'go', redirect_url }) : null;
    },
    fresh: async () => ({ provider: 'pesapal', provider_reference: null, currency }),
  });
