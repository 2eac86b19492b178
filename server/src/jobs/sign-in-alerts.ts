/** Mails staff members whose password is being guessed. Several processes may run it at once. */
import type { AppContext } from '../context.ts';
import { alertGuessedMembers } from '../domains/staff/staff.ts';
import type { ShopJob } from './shop-job.ts';

const LOOK_EVERY_MS = 60_000;

export const createSignInAlertsJob = (context: Pick<AppContext, 'db' | 'mailer'>): ShopJob => ({
  name: 'sign-in-alerts',
  every_ms: LOOK_EVERY_MS,
  pausesAfterClockJump: false,
  work: () => alertGuessedMembers(context),
});
