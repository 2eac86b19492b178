import { CONTENT_MAX } from '@uruhu/contract/rules/content';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { findUnknownPictures } from './check-pictures.ts';
import { withConstraintRefusals } from './constraint-refusals.ts';
import { type Kind, prepareValues, type Values } from './kinds.ts';
import { presentContent } from './present.ts';
import {
  countContent,
  deleteContentRow,
  insertContent,
  lockAllIds,
  type Row,
  selectAllContent,
  selectContentRow,
  updateContentRow,
  updatePositions,
} from './queries.ts';

type By = { staff_id: string };

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

export const createContent = <Item>(db: Db, by: By, kind: Kind, sent: Values): Promise<Outcome<Item>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, by, async (trx) => {
      const values = prepareValues(kind, sent);
      const problem = await findProblem(trx, kind, values);
      if (problem) return problem;
      if ((await countContent(trx, kind)) >= CONTENT_MAX) return refuse('too_much_content', { values: { most: CONTENT_MAX } });
      return findContent<Item>(trx, kind, await insertContent(trx, kind, values));
    }),
  );

/** Changes a row if it still has the version that the editor saw; otherwise the refusal holds it as it is now. */
export const updateContent = <Item>(
  db: Db,
  by: By,
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
      const isUpdated = await updateContentRow(trx, kind, key, version, values);
      const found = await findContent<Item>(trx, kind, key);
      return isUpdated || !found.ok ? found : refuse('changed_meanwhile', { data: found.value });
    }),
  );

export const deleteContent = (db: Db, by: By, kind: Kind, key: string): Promise<Outcome<{ status: 'success' }>> =>
  changeAsStaff(db, by, async (trx) =>
    (await deleteContentRow(trx, kind, key)) ? done({ status: 'success' }) : refuse('content_not_found'),
  );

/** Puts the rows into this order, if it names exactly those that are there now. */
export const orderContent = <Item>(db: Db, by: By, kind: Kind, ids: readonly string[]): Promise<Outcome<{ data: Item[]; total: number }>> =>
  changeAsStaff(db, by, async (trx) => {
    const known = await lockAllIds(trx, kind);
    const named = new Set(ids);
    const isComplete = known.length === ids.length && known.every((key) => named.has(key));
    if (isComplete) await updatePositions(trx, kind, ids);
    const data = (await selectAllContent(trx, kind)).map((row) => presentContent<Item>(row));
    return isComplete ? done({ data, total: data.length }) : refuse('changed_meanwhile', { data });
  });
