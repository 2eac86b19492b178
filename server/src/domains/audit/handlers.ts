import type { auditEndpoints } from '@uruhu/contract/endpoints/staff/audit';
import type { AuditEntry } from '@uruhu/contract/staff/audit';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { selectAuditPage } from './queries.ts';

type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number];

const presentEntry = ({ audit_id, created_at, ...row }: AuditRow): AuditEntry => ({
  ...row,
  audit_id: String(audit_id),
  created_at: created_at.toISOString(),
});

export const createAuditHandlers = ({ db }: AppContext): Handlers<typeof auditEndpoints> => ({
  audit: async ({ query }) => {
    const rows = await selectAuditPage(db, query);
    const data = rows.slice(0, query.perPage).map(presentEntry);
    return done({ data, next: rows.length > query.perPage ? (data.at(-1)?.audit_id ?? null) : null });
  },
});
