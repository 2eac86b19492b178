import type { AdminRedirect, CreateRedirect, UpdateRedirect } from '@uruhu/contract/staff/redirects';
import type { Db } from '../../database/db.ts';
import { deleteSeenVersion } from '../../lib/delete-seen-version.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { deleteRedirectRow, insertRedirect, type RedirectRow, selectRedirect, updateRedirectRow } from './queries.ts';

/** The database constraints that a change of a redirect can violate, each with its refusal. */
const REFUSALS = {
  redirects_from_path_key: () => refuse('redirect_exists', { fields: ['from_path'] }),
  redirects_covered: () => refuse('page_exists_at_address', { fields: ['from_path'] }),
  redirects_loop: () => refuse('redirect_loop', { fields: ['to_path'] }),
};

export const presentRedirect = ({ created_at, ...row }: RedirectRow): AdminRedirect => ({ ...row, created_at: created_at.toISOString() });

export async function findRedirect(db: Db, redirect_id: string): Promise<Outcome<AdminRedirect>> {
  const row = isUuid(redirect_id) ? await selectRedirect(db, redirect_id) : undefined;
  return row ? done(presentRedirect(row)) : refuse('redirect_not_found');
}

export const createRedirect = (db: Db, staff: StaffActor, newRedirect: CreateRedirect): Promise<Outcome<AdminRedirect>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, staff, async (trx) => findRedirect(trx, await insertRedirect(trx, newRedirect))),
  );

export const updateRedirect = (db: Db, staff: StaffActor, redirect_id: string, update: UpdateRedirect): Promise<Outcome<AdminRedirect>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, staff, async (trx) => {
      const isUpdated = isUuid(redirect_id) && (await updateRedirectRow(trx, redirect_id, update));
      const redirect = await findRedirect(trx, redirect_id);
      if (!isUpdated && redirect.ok) return refuse('changed_meanwhile', { data: redirect.value });
      return redirect;
    }),
  );

export const deleteRedirect = (db: Db, staff: StaffActor, redirect_id: string, version: number): Promise<Outcome<AdminRedirect>> =>
  changeAsStaff(db, staff, (trx) =>
    deleteSeenVersion(
      () => findRedirect(trx, redirect_id),
      () => deleteRedirectRow(trx, redirect_id, version),
    ),
  );
