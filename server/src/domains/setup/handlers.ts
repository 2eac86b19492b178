import type { setupEndpoints } from '@uruhu/contract/endpoints/staff/setup';
import { SETUP_STEPS, type SetupProgress } from '@uruhu/contract/staff/setup';
import { canSendMails } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { changeAsStaff } from '../audit/audit.ts';
import { createFirstOwner } from './create-first-owner.ts';
import { selectProgress, updateSkippedSteps } from './queries.ts';

const CARD_VARIABLES = ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'];

/** A shop that takes payments by card or phone prompt has completed the payment step, even if it has no USSD code. */
async function readSetupProgress(
  db: Db,
  { config, providers: { pesapal, momo } }: Pick<AppContext, 'config' | 'providers'>,
): Promise<SetupProgress> {
  const { skipped, version, ...progress } = await selectProgress(db);
  const completedSteps = { ...progress, payment: progress.payment || pesapal != null || momo != null };
  const findState = (step: (typeof SETUP_STEPS)[number]) => {
    if (completedSteps[step]) return 'done';
    return skipped.includes(step) ? 'skipped' : 'open';
  };
  return {
    steps: SETUP_STEPS.map((step) => ({ step, state: findState(step) })),
    is_done: SETUP_STEPS.every((step) => completedSteps[step]),
    card_is_ready: pesapal != null,
    missing_variables: pesapal == null ? CARD_VARIABLES : [],
    mail_is_ready: canSendMails(config),
    version,
  };
}

export const createSetupHandlers = (context: AppContext): Handlers<typeof setupEndpoints> => ({
  createFirstOwner: async ({ body, ip_address }) => {
    const shopName = context.snapshot.current().content.settings.name;
    const outcome = await createFirstOwner(context.db, body, { ip_address, shopName });
    return mapOutcome(outcome, () => ({ status: 'success' as const }));
  },
  setupProgress: async () => done({ data: await readSetupProgress(context.db, context) }),
  updateSetupProgress: ({ staff, body }) =>
    changeAsStaff(context.db, staff, async (trx) => {
      const isUpdated = await updateSkippedSteps(trx, body);
      const data = await readSetupProgress(trx, context);
      return isUpdated ? done({ data }) : refuse('changed_meanwhile', { data });
    }),
});
