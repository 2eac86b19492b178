import { findPageKind, mayReadTranslations, mayTranslate, type TranslatedKind } from '@uruhu/contract/staff/translatable';
import type { TranslatedRecord, TranslatedText, TranslationChange } from '@uruhu/contract/staff/translations';
import type { Db } from '../../database/db.ts';
import type { StaffMember } from '../../http/access.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { changeAsStaff } from '../audit/audit.ts';
import { groupIds, prepareTranslations, saveTranslations, type TranslationKey } from '../translations/translations.ts';
import { presentTexts } from './present-texts.ts';
import { lockTranslations, selectPageOf, selectTexts } from './queries.ts';

/** The record, or the product of the option or size, with all its texts. */
export async function readTranslatedRecord(
  db: Db,
  { role }: Pick<StaffMember, 'role'>,
  kind: TranslatedKind,
  record_id: string,
): Promise<Outcome<TranslatedRecord>> {
  if (!mayReadTranslations(role, kind)) return refuse('forbidden');
  const page = await selectPageOf(db, kind, record_id);
  if (!page) return refuse('translated_record_not_found');
  const rows = await selectTexts(db, { page: { kind: page.page_kind, id: page.page_id } });
  const title = rows.find((row) => row.kind === page.page_kind)?.title ?? '';
  return done({ kind: page.page_kind, record_id: page.page_id, title, texts: presentTexts(rows) });
}

const formatTextKey = ({ kind, record_id, field }: Omit<TranslationKey, 'language'>) => `${kind}/${record_id}/${field}`;
const formatKey = (key: TranslationKey) => `${formatTextKey(key)}/${key.language}`;

const toUniqueChanges = (changes: readonly TranslationChange[]) => [
  ...new Map(changes.map((change) => [formatKey(change), change])).values(),
];

/** The texts with these keys as they are now. */
async function readTexts(db: Db, keys: readonly Omit<TranslationKey, 'language'>[]): Promise<TranslatedText[]> {
  const wanted = new Set(keys.map(formatTextKey));
  return presentTexts(await selectTexts(db, { ids: groupIds(keys) })).filter((text) => wanted.has(formatTextKey(text)));
}

/** The changes whose texts have another version than the editor saw. */
async function findConflicts(trx: Db, changes: readonly TranslationChange[]): Promise<TranslationChange[]> {
  const versions = new Map((await lockTranslations(trx, changes)).map((row) => [formatKey(row), row.version]));
  return changes.filter((change) => (versions.get(formatKey(change)) ?? 0) !== change.version);
}

/** How many labelled texts the value has; 1 for a single text. */
const countItems = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

const refuseConflicts = async (trx: Db, conflicts: readonly TranslationChange[]) =>
  refuse('changed_meanwhile', { data: await readTexts(trx, conflicts) });

/** Saves all changes or none, and returns the texts as they are then. The last change of a text counts. */
export async function editTranslations(
  db: Db,
  { staff_id, role }: Pick<StaffMember, 'staff_id' | 'role'>,
  allChanges: readonly TranslationChange[],
): Promise<Outcome<TranslatedText[]>> {
  const changes = toUniqueChanges(allChanges);
  if (!changes.every(({ kind }) => mayTranslate(role, kind) && mayTranslate(role, findPageKind(kind)))) return refuse('forbidden');
  const prepared = await prepareTranslations(changes);
  return changeAsStaff(db, { staff_id }, async (trx) => {
    const conflicts = await findConflicts(trx, changes);
    if (conflicts.length > 0) return refuseConflicts(trx, conflicts);
    const english = new Map((await readTexts(trx, changes)).map((text) => [formatTextKey(text), text.english]));
    const saved = prepared.filter(({ value }) => value !== null);
    if (saved.some((change) => !english.has(formatTextKey(change)))) return refuse('translated_record_not_found');
    if (saved.some((change) => countItems(change.value) !== countItems(english.get(formatTextKey(change)))))
      return refuse('translation_count_differs');
    // Nothing is deleted where the editor saw nothing.
    const replaced = await saveTranslations(
      trx,
      prepared.filter(({ value, version }) => value !== null || version > 0),
    );
    // A colleague may have added a text after the versions were read, as a text that is not there cannot be locked.
    const late = changes.filter((change) => change.version === 0 && replaced.some((key) => formatKey(key) === formatKey(change)));
    if (late.length > 0) return refuseConflicts(trx, late);
    return done(await readTexts(trx, changes));
  });
}
