import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, listRecordChanges, type StaffActor } from '../../audit/audit.ts';
import { findUnknownPictures } from './check-pictures.ts';
import { withContentRefusals } from './constraint-refusals.ts';
import { type ContentKind, type ContentValues, POLICY_TEXTS, prepareValues } from './kinds.ts';
import { presentContent } from './present.ts';
import {
  type ContentRow,
  countContent,
  deleteContentRow,
  insertContent,
  lockAllIds,
  lockPolicies,
  selectAllContent,
  selectContentRow,
  selectCurrentPolicy,
  updateContentRow,
  updatePositions,
} from './queries.ts';

export async function findContent<Item>(db: Db, kind: ContentKind, id: string): Promise<Outcome<Item>> {
  const row = await selectContentRow(db, kind, id);
  if (!row) return refuse('content_not_found');
  const details = kind.table === 'slides' ? { is_tall_outdated: await isTallOutdated(db, row) } : {};
  return done(presentContent<Item>({ ...row, ...details }));
}

/** Whether a slide's wide picture was changed after its tall one, by the audit log. */
async function isTallOutdated(db: Db, { slide_id, image_tall }: ContentRow): Promise<boolean> {
  if (image_tall === '') return false;
  const findLastChange_ms = async (column: string) =>
    (await listRecordChanges(db, 'slides', String(slide_id), [column])).at(-1)?.created_at.getTime() ?? 0;
  return (await findLastChange_ms('image')) > (await findLastChange_ms('image_tall'));
}

/**
 * The refusal if cleaning leaves nothing of the HTML, or if the shop does not have a picture; else null. `rowBefore`: the row before the
 * change.
 */
async function findRefusal(trx: Db, { htmlColumn, pictureColumns = [] }: ContentKind, values: ContentValues, rowBefore?: ContentRow) {
  if (htmlColumn !== undefined && values[htmlColumn] === '') return refuse('html_empty', { fields: [htmlColumn] });
  const fields = await findUnknownPictures(trx, pictureColumns, values, rowBefore);
  return fields.length > 0 ? refuse('picture_not_found', { fields }) : null;
}

/** `check`: a further check of the new row, which may refuse it. */
export const createContent = <Item>(
  db: Db,
  actor: StaffActor,
  kind: ContentKind,
  input: ContentValues,
  check: (trx: Db) => Promise<Refusal | null> = async () => null,
): Promise<Outcome<Item>> =>
  withContentRefusals(() =>
    changeAsStaff(db, actor, async (trx) => {
      const values = prepareValues(kind, input);
      const refusal = (await findRefusal(trx, kind, values)) ?? (await check(trx));
      if (refusal) return refusal;
      if ((await countContent(trx, kind)) >= kind.rows_max) return refuse('too_much_content', { values: { most: kind.rows_max } });
      return findContent<Item>(trx, kind, await insertContent(trx, kind, values));
    }),
  );

/** Adds a text of a policy. `replaces`: the text that its author saw as the current one; refuses (409) if another text applies by now. */
export const createPolicyText = <Item>(
  db: Db,
  actor: StaffActor,
  { replaces, ...values }: ContentValues & { policy: string; replaces?: string | undefined },
): Promise<Outcome<Item>> =>
  createContent<Item>(db, actor, POLICY_TEXTS, values, async (trx) => {
    if (replaces === undefined) return null;
    // Reads under the lock, so that the second of two authors who replace the same text finds the text of the first.
    await lockPolicies(trx);
    const currentText = await selectCurrentPolicy(trx, values.policy);
    return currentText?.policy_id === replaces
      ? null
      : refuse('changed_meanwhile', currentText ? { data: presentContent(currentText) } : {});
  });

/** Changes a row if it still has the version that the editor saw; otherwise refuses (409) with the current row. */
export const updateContent = <Item>(
  db: Db,
  actor: StaffActor,
  kind: ContentKind,
  id: string,
  { version, ...input }: ContentValues & { version: number },
): Promise<Outcome<Item>> =>
  withContentRefusals(() =>
    changeAsStaff(db, actor, async (trx) => {
      const rowBefore = await selectContentRow(trx, kind, id);
      if (!rowBefore) return refuse('content_not_found');
      const values = prepareValues(kind, input);
      const refusal = await findRefusal(trx, kind, values, rowBefore);
      if (refusal) return refusal;
      if (await updateContentRow(trx, kind, id, version, values)) return findContent<Item>(trx, kind, id);
      return refuseAsChanged(trx, kind, id);
    }),
  );

/** The refusal for a row that has another version by now, or was deleted. */
async function refuseAsChanged(trx: Db, kind: ContentKind, id: string): Promise<Refusal> {
  const content = await findContent(trx, kind, id);
  return content.ok ? refuse('changed_meanwhile', { data: content.value }) : content;
}

/** Deletes a row if it still has the version that the editor saw. */
export const deleteContent = (
  db: Db,
  actor: StaffActor,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<Outcome<{ status: 'success' }>> =>
  withContentRefusals(() =>
    changeAsStaff(db, actor, async (trx) =>
      (await deleteContentRow(trx, kind, id, version)) ? done({ status: 'success' }) : refuseAsChanged(trx, kind, id),
    ),
  );

/** Puts the rows into this order; refuses (409) with the current rows if the ids are not exactly theirs. */
export const reorderContent = <Item>(
  db: Db,
  actor: StaffActor,
  kind: ContentKind,
  ids: readonly string[],
): Promise<Outcome<{ data: Item[]; total: number }>> =>
  changeAsStaff(db, actor, async (trx) => {
    const currentIds = await lockAllIds(trx, kind);
    const requestedIds = new Set(ids);
    const isComplete = currentIds.length === ids.length && currentIds.every((id) => requestedIds.has(id));
    if (isComplete) await updatePositions(trx, kind, ids);
    const data = (await selectAllContent(trx, kind)).map((row) => presentContent<Item>(row));
    return isComplete ? done({ data, total: data.length }) : refuse('changed_meanwhile', { data });
  });
