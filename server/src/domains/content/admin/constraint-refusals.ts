import { type Outcome, refuse } from '../../../lib/outcome.ts';

const endsBeforeStart = () => refuse('ends_before_start', { fields: ['ends_at'] });

/** The rules of the database that a change of content can break, and what the caller is told. */
const REFUSALS = {
  slides_time: endsBeforeStart,
  slide_texts_time: endsBeforeStart,
  faqs_time: endsBeforeStart,
  site_settings_free_time: () => refuse('ends_before_start', { fields: ['free_shipping_until'] }),
  policies_time: () => refuse('policy_time_taken', { fields: ['starts_at'] }),
  policies_past: () => refuse('policy_time_past', { fields: ['starts_at'] }),
  policies_applied: () => refuse('policy_applied'),
};

/** Runs a change, and returns the refusal where the database refuses it by one of these rules. */
export async function withConstraintRefusals<Value>(change: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    if (Object.hasOwn(REFUSALS, constraint)) return REFUSALS[constraint as keyof typeof REFUSALS]();
    throw error;
  }
}
