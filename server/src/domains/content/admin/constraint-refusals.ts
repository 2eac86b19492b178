import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { withConstraintRefusals } from '../../../lib/with-constraint-refusals.ts';

const refuseEndBeforeStart = () => refuse('ends_before_start', { fields: ['ends_at'] });

/** The refusals for the database constraints that a change of content can violate. */
const CONSTRAINT_REFUSALS = {
  slides_time: refuseEndBeforeStart,
  slide_texts_time: refuseEndBeforeStart,
  faqs_time: refuseEndBeforeStart,
  site_settings_free_time: () => refuse('ends_before_start', { fields: ['free_shipping_until'] }),
  policies_time: () => refuse('policy_time_taken', { fields: ['starts_at'] }),
  policies_past: () => refuse('policy_time_past', { fields: ['starts_at'] }),
  policies_applied: () => refuse('policy_applied'),
};

/** Runs a change of content. If it violates one of these constraints, returns the refusal for it. */
export const withContentRefusals = <Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, change);
