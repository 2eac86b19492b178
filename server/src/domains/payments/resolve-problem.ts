import type { PaymentProblem } from '@uruhu/contract/staff';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { isUuid } from '../../uuid.ts';
import { presentProblem } from './present.ts';
import { selectProblem, updateProblem } from './queries.ts';

const MISSING = 'This payment problem is not there.';
const RESOLVED = 'Somebody has resolved this already.';

/** Notes how a problem was resolved, once; 409 with how it was, where somebody else has done so. */
export async function resolveProblem(
  db: Db,
  problem_id: string,
  by: { staff_id: string; resolution: string },
): Promise<Outcome<PaymentProblem>> {
  if (!isUuid(problem_id)) return refuse(404, MISSING);
  const resolved = await updateProblem(db, problem_id, by);
  const now = await selectProblem(db, problem_id);
  if (!now) return refuse(404, MISSING);
  return resolved ? done(presentProblem(now)) : refuse(409, RESOLVED, { data: presentProblem(now) });
}
