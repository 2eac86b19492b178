import type { Outcome, Refusal } from './outcome.ts';

/** Runs a change. Where the change violates one of these constraints of the database, it returns the refusal of that constraint. */
export async function withConstraintRefusals<Value>(
  refusals: Readonly<Record<string, () => Refusal>>,
  change: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await change();
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    const createRefusal = Object.hasOwn(refusals, constraint) ? refusals[constraint] : undefined;
    if (createRefusal) return createRefusal();
    throw error;
  }
}
