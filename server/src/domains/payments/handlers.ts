import type { paymentProblemEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { presentProblem } from './present.ts';
import { selectProblemPage } from './queries.ts';
import { resolveProblem } from './resolve-problem.ts';

export const createPaymentProblemHandlers = ({ db }: AppContext): Handlers<typeof paymentProblemEndpoints> => ({
  paymentProblems: async ({ query }) => {
    const { problems, total } = await selectProblemPage(db, query);
    return done({ data: problems.map(presentProblem), total });
  },
  resolveProblem: async ({ staff, params, body }) => {
    const resolution = { staff_id: staff.staff_id, resolution: body.resolution };
    return mapOutcome(await resolveProblem(db, params.problem_id, resolution), (data) => ({ data }));
  },
});
