import type { translationEndpoints } from '@uruhu/contract/endpoints/staff/translations';
import { findPageKind, mayReadTranslations, TRANSLATED_KINDS } from '@uruhu/contract/staff/translatable';
import type { TranslatedPage, TranslationQuery } from '@uruhu/contract/staff/translations';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { StaffMember } from '../../http/access.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { editTranslations, readTranslatedRecord } from './edit-translations.ts';
import { type PageRow, selectTranslatedPages } from './queries.ts';

const presentPage = ({ updated_at, ...row }: PageRow): TranslatedPage => ({
  ...row,
  id: `${row.kind}:${row.record_id}:${row.language}`,
  updated_at: updated_at && new Date(updated_at).toISOString(),
});

async function readPages(db: Db, { role }: StaffMember, query: TranslationQuery): Promise<{ data: TranslatedPage[]; total: number }> {
  const { kind } = query.filter;
  const kinds = TRANSLATED_KINDS.filter((name) => mayReadTranslations(role, name) && (kind === undefined || findPageKind(name) === kind));
  if (kinds.length === 0) return { data: [], total: 0 };
  const { rows, total } = await selectTranslatedPages(db, kinds, query);
  return { data: rows.map(presentPage), total };
}

export const createTranslationHandlers = ({ db }: AppContext): Handlers<typeof translationEndpoints> => ({
  translatedPages: async ({ staff, query }) => done(await readPages(db, staff, query)),
  translatedRecord: async ({ staff, params }) =>
    mapOutcome(await readTranslatedRecord(db, staff, params.kind, params.record_id), (data) => ({ data })),
  saveTranslations: async ({ staff, body }) => mapOutcome(await editTranslations(db, staff, body.changes), (data) => ({ data })),
});
