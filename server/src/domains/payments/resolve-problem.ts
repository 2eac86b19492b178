import type { PaymentProblem } from '@uruhu/contract/staff';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { presentProblem } from './present.ts';
import { markProblemResolved, selectProblem } from './queries.ts';

/** Records how a staff member has resolved a problem. If another staff member has resolved it before, refuses (409) with her resolution. */
export async function resolveProblem(
  db: Db,
  problem_id: string,
  resolution: { staff_id: string; resolution: string },
): Promise<Outcome<PaymentProblem>> {
  if (!isUuid(problem_id)) return refuse('problem_not_found');
  const isResolved = await markProblemResolved(db, problem_id, resolution);
  const problem = await selectProblem(db, problem_id);
  if (!problem) return refuse('problem_not_found');
  return isResolved ? done(presentProblem(problem)) : refuse('problem_already_resolved', { data: presentProblem(problem) });
}
