import type { staffSignInEndpoints } from '@uruhu/contract/endpoints/staff/sign-ins';
import type { StaffSignInQuery } from '@uruhu/contract/staff/sign-ins';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done } from '../../../lib/outcome.ts';
import { selectSignIns } from './queries.ts';

async function listSignIns(db: Db, query: Pick<StaffSignInQuery, 'page' | 'perPage' | 'filter'>) {
  const { rows, total } = await selectSignIns(db, query);
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total };
}

export const createStaffSignInHandlers = ({ db }: AppContext): Handlers<typeof staffSignInEndpoints> => ({
  staffSignIns: async ({ query }) => done(await listSignIns(db, query)),
  ownStaffSignIns: async ({ staff: { staff_id }, query }) => done(await listSignIns(db, { ...query, filter: { staff_id } })),
});
