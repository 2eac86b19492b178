import { z } from 'zod';
import { id } from '../fields/text.ts';
import * as shapes from '../staff.ts';
import { defineEndpoint } from './endpoint.ts';
import { STAFF_PATHS } from './paths/staff.ts';
import { success } from './replies.ts';

const tag = 'staff';

export const staffEndpoints = {
  staffSignIn: defineEndpoint(STAFF_PATHS.staffSignIn, {
    tag,
    summary: 'Sign in as staff, for twelve hours',
    access: 'public',
    cost: { cpu: 3, database: 8, password: 1 },
    body: shapes.staffSignIn,
    reply: shapes.staffSession,
    refusals: ['sign_in_failed'],
  }),
  staffSession: defineEndpoint(STAFF_PATHS.staffSession, {
    tag,
    summary: 'The staff member whose session this is',
    access: 'staff',
    cost: { cpu: 1, database: 1 },
    reply: shapes.currentStaffMember,
    refusals: [],
  }),
  staffSignOut: defineEndpoint(STAFF_PATHS.staffSignOut, {
    tag,
    summary: 'End this session',
    access: 'staff',
    cost: { cpu: 1, database: 2 },
    reply: z.object({ status: success }),
    refusals: [],
  }),
};

export const problemEndpoints = {
  paymentProblems: defineEndpoint(STAFF_PATHS.paymentProblems, {
    tag,
    summary: 'Payments that staff must look at',
    access: 'staff',
    cost: { cpu: 5, database: 10 },
    query: shapes.problemQuery,
    reply: shapes.paymentProblems,
    refusals: [],
  }),
  resolveProblem: defineEndpoint(STAFF_PATHS.resolveProblem, {
    tag,
    summary: 'Resolve a payment problem, with a note on how',
    access: 'staff',
    cost: { cpu: 5, database: 10 },
    params: z.object({ problem_id: id }),
    body: shapes.resolveProblem,
    reply: shapes.problemReply,
    refusals: ['problem_not_found', 'problem_already_resolved'],
  }),
};
