import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { withConstraintRefusals } from '../../../lib/with-constraint-refusals.ts';

/** The database constraints that a change of a member can violate, each with its refusal. */
const REFUSALS = {
  staff_last_owner: () => refuse('last_owner'),
  staff_email: () => refuse('email_taken', { fields: ['email'] }),
  staff_username_key: () => refuse('username_taken', { fields: ['username'] }),
};

/** Runs a change of a member, and returns a refusal if it violates one of these constraints. */
export const withMemberRefusals = <Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  withConstraintRefusals(REFUSALS, change);
