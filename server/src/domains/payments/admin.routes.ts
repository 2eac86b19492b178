import * as shapes from '@uruhu/contract/staff';
import { id } from '@uruhu/contract/text';
import { z } from 'zod';
import { staffOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { presentProblem } from './present.ts';
import { selectProblemPage } from './queries.ts';
import { resolveProblem } from './resolve-problem.ts';

const tags = ['staff'];
const config = { access: 'staff' } as const;

export const paymentRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/admin/payment-problems',
    {
      config,
      schema: {
        tags,
        summary: 'Payments that staff must look at',
        querystring: shapes.problemQuery,
        response: { 200: shapes.paymentProblems },
      },
    },
    async (request) => {
      const { problems, total } = await selectProblemPage(db, request.query);
      return { data: problems.map(presentProblem), total };
    },
  );
  app.post(
    '/api/admin/payment-problems/:problem_id/resolve',
    {
      config,
      schema: {
        tags,
        summary: 'Note how it was resolved',
        params: z.object({ problem_id: id }),
        body: shapes.resolveProblem,
        response: { 200: shapes.problemAnswer },
      },
    },
    async (request, reply) => {
      const by = { staff_id: staffOf(request).staff_id, resolution: request.body.resolution };
      return answer(reply, await resolveProblem(db, request.params.problem_id, by), (data) => ({ data }));
    },
  );
};
