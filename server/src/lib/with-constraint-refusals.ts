import type { Outcome, Refusal } from './outcome.ts';

/** Runs a change, and returns the refusal where the database refuses it by one of these rules, named by their constraints. */
export async function withConstraintRefusals<Value>(
  refusals: Readonly<Record<string, () => Refusal>>,
  change: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    const create = Object.hasOwn(refusals, constraint) ? refusals[constraint] : undefined;
    if (create) return create();
    throw error;
  }
}
