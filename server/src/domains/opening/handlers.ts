import type { openingEndpoints } from '@uruhu/contract/endpoints/staff/opening';
import { OPENING_STEPS, type Opening } from '@uruhu/contract/staff/opening';
import { canSendMails } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { changeAsStaff } from '../audit/audit.ts';
import { createFirstOwner } from './create-first-owner.ts';
import { selectProgress, updateSkipped } from './queries.ts';

const CARD_VARIABLES = ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'];

/** A shop that takes payments by card or phone prompt has completed the payment step, even if it has no USSD code. */
async function readOpening(db: Db, { config, providers: { pesapal, momo } }: Pick<AppContext, 'config' | 'providers'>): Promise<Opening> {
  const { skipped, version, ...progress } = await selectProgress(db);
  const completed = { ...progress, payment: progress.payment || pesapal != null || momo != null };
  const findState = (step: (typeof OPENING_STEPS)[number]) => (completed[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open');
  return {
    steps: OPENING_STEPS.map((step) => ({ step, state: findState(step) })),
    is_done: OPENING_STEPS.every((step) => completed[step]),
    card_is_ready: pesapal != null,
    missing_variables: pesapal == null ? CARD_VARIABLES : [],
    mail_is_ready: canSendMails(config),
    version,
  };
}

export const createOpeningHandlers = (context: AppContext): Handlers<typeof openingEndpoints> => ({
  createFirstOwner: async ({ body, address }) => {
    const created = await createFirstOwner(context.db, body, address, context.snapshot.current().content.settings.name);
    return mapOutcome(created, () => ({ status: 'success' as const }));
  },
  opening: async () => done({ data: await readOpening(context.db, context) }),
  updateOpening: ({ staff, body }) =>
    changeAsStaff(context.db, staff, async (trx) => {
      const isUpdated = await updateSkipped(trx, body);
      const data = await readOpening(trx, context);
      return isUpdated ? done({ data }) : refuse('changed_meanwhile', { data });
    }),
});
