/** The attempts to sign in as staff. */
import { z } from 'zod';
import { time } from '../fields/list.ts';
import { id } from '../fields/text.ts';
import { createDataListSchema, listQuery } from './lists.ts';
import { SIGN_IN_RESULTS } from './sign-in-results.ts';

const staffSignInAttempt = z.object({
  sign_in_id: z.string(),
  staff_id: z.string().nullable().describe('Null: no member who can sign in has the name that was entered.'),
  staff: z.string().nullable().describe('The name of the member.'),
  name_tried: z.string().describe('The username that was entered, where no member has it; empty where it has not the form of one.'),
  result: z.enum(SIGN_IN_RESULTS),
  address: z.string().describe('The IP address.'),
  user_agent: z.string().describe('The browser, as it names itself.'),
  created_at: time,
});
export type StaffSignInAttempt = z.infer<typeof staffSignInAttempt>;

/** `failed`: only wrong names, passwords and codes. */
export const staffSignInQuery = listQuery(z.object({ staff_id: id.optional(), failed: z.literal(true).optional() }));
export type StaffSignInQuery = z.output<typeof staffSignInQuery>;
export const ownSignInQuery = listQuery(z.object({}));
export const staffSignIns = createDataListSchema(staffSignInAttempt);
