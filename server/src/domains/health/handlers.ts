import type { healthEndpoints } from '@uruhu/contract/endpoints/health';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { acceptClock } from './accept-clock.ts';
import { loadHealth } from './load-health.ts';
import { listUnsentMails, resendUnsentMails } from './unsent-mails.ts';

export const createHealthHandlers = (context: AppContext): Handlers<typeof healthEndpoints> => ({
  adminHealth: async () => done({ data: await loadHealth(context) }),
  acceptClock: async ({ staff, body, log }) => {
    // The jump that the staff member saw. If the clock has jumped again since, nothing is accepted.
    const acceptance = { found_at: new Date(body.expected), staff_id: staff.staff_id };
    const outcome = await acceptClock(context.db, log, acceptance);
    const data = await loadHealth(context);
    return mapOutcome(outcome, () => ({ data }));
  },
  unsentMails: async ({ staff }) => done(await listUnsentMails(context.db, staff.role)),
  resendMails: async ({ staff, body }) => done({ data: await resendUnsentMails(context, staff, body.mail_ids) }),
});
