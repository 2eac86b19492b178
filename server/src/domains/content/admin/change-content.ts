import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { findUnknownPictures } from './check-pictures.ts';
import { withConstraintRefusals } from './constraint-refusals.ts';
import { type Kind, POLICY_TEXTS, prepareValues, type Values } from './kinds.ts';
import { presentContent } from './present.ts';
import {
  countContent,
  deleteContentRow,
  insertContent,
  lockAllIds,
  lockPolicies,
  type Row,
  selectAllContent,
  selectAppliedPolicy,
  selectContentRow,
  updateContentRow,
  updatePositions,
} from './queries.ts';

export async function findContent<Item>(db: Db, kind: Kind, key: string): Promise<Outcome<Item>> {
  const row = await selectContentRow(db, kind, key);
  return row ? done(presentContent<Item>(row)) : refuse('content_not_found');
}

/** Refuses HTML of which cleaning leaves nothing, and pictures that the shop does not have. `before`: the row as it was. */
async function findProblem(trx: Db, { html, pictures = [] }: Kind, values: Values, before?: Row) {
  if (html !== undefined && values[html] === '') return refuse('html_empty', { fields: [html] });
  const fields = await findUnknownPictures(trx, pictures, values, before);
  return fields.length > 0 ? refuse('picture_not_found', { fields }) : null;
}

/** `check`: what else may stand against the new row. */
export const createContent = <Item>(
  db: Db,
  by: StaffActor,
  kind: Kind,
  sent: Values,
  check: (trx: Db) => Promise<Refusal | null> = async () => null,
): Promise<Outcome<Item>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, by, async (trx) => {
      const values = prepareValues(kind, sent);
      const problem = (await findProblem(trx, kind, values)) ?? (await check(trx));
      if (problem) return problem;
      if ((await countContent(trx, kind)) >= kind.most) return refuse('too_much_content', { values: { most: kind.most } });
      return findContent<Item>(trx, kind, await insertContent(trx, kind, values));
    }),
  );

/** A text that takes the place of the one that applies refuses to replace another one, which its writer has not seen. */
export const createPolicyText = <Item>(
  db: Db,
  by: StaffActor,
  { replaces, ...values }: Values & { policy: string; replaces?: string | undefined },
): Promise<Outcome<Item>> =>
  createContent<Item>(db, by, POLICY_TEXTS, values, async (trx) => {
    if (replaces === undefined) return null;
    // Of two writers who replace the same text, the second sees the first one's text, because she reads only once she has the lock.
    await lockPolicies(trx);
    const applied = await selectAppliedPolicy(trx, values.policy);
    return applied?.policy_id === replaces ? null : refuse('changed_meanwhile', applied ? { data: presentContent(applied) } : {});
  });

/** Changes a row if it still has the version that the editor saw; otherwise the refusal holds it as it is now. */
export const updateContent = <Item>(
  db: Db,
  by: StaffActor,
  kind: Kind,
  key: string,
  { version, ...sent }: Values & { version: number },
): Promise<Outcome<Item>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, by, async (trx) => {
      const before = await selectContentRow(trx, kind, key);
      if (!before) return refuse('content_not_found');
      const values = prepareValues(kind, sent);
      const problem = await findProblem(trx, kind, values, before);
      if (problem) return problem;
      if (await updateContentRow(trx, kind, key, version, values)) return findContent<Item>(trx, kind, key);
      return refuseAsChanged(trx, kind, key);
    }),
  );

/** The row has another version, or is gone. */
async function refuseAsChanged(trx: Db, kind: Kind, key: string): Promise<Refusal> {
  const found = await findContent(trx, kind, key);
  return found.ok ? refuse('changed_meanwhile', { data: found.value }) : found;
}

/** Deletes a row if it still has the version that the editor saw. */
export const deleteContent = (db: Db, by: StaffActor, kind: Kind, key: string, version: number): Promise<Outcome<{ status: 'success' }>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, by, async (trx) =>
      (await deleteContentRow(trx, kind, key, version)) ? done({ status: 'success' }) : refuseAsChanged(trx, kind, key),
    ),
  );

/** Puts the rows into this order, if it names exactly those that are there now. */
export const orderContent = <Item>(
  db: Db,
  by: StaffActor,
  kind: Kind,
  ids: readonly string[],
): Promise<Outcome<{ data: Item[]; total: number }>> =>
  changeAsStaff(db, by, async (trx) => {
    const known = await lockAllIds(trx, kind);
    const named = new Set(ids);
    const isComplete = known.length === ids.length && known.every((key) => named.has(key));
    if (isComplete) await updatePositions(trx, kind, ids);
    const data = (await selectAllContent(trx, kind)).map((row) => presentContent<Item>(row));
    return isComplete ? done({ data, total: data.length }) : refuse('changed_meanwhile', { data });
  });
