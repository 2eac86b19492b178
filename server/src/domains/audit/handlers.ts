import type { auditEndpoints } from '@uruhu/contract/endpoints/staff/audit';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { selectAuditMembers } from './queries.ts';
import { readAuditPage } from './read-audit-page.ts';

export const createAuditHandlers = ({ db }: AppContext): Handlers<typeof auditEndpoints> => ({
  audit: async ({ query }) => done(await readAuditPage(db, query)),
  auditMembers: async () => done({ data: await selectAuditMembers(db) }),
});
