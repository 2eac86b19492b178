import { type Outcome, refuse } from './outcome.ts';

/**
 * Deletes a record that still has the version that the staff member has seen, and returns it. Otherwise refuses (409) with the current record,
 * because a colleague has changed it. `deleteRow`: deletes the row with this version; false if there is none.
 */
export async function deleteSeenVersion<Item>(
  find: () => Promise<Outcome<Item>>,
  deleteRow: () => Promise<boolean>,
): Promise<Outcome<Item>> {
  const before = await find();
  if (!before.ok || (await deleteRow())) return before;
  const current = await find();
  return current.ok ? refuse('changed_meanwhile', { data: current.value }) : current;
}
