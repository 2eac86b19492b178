/** Plans the texts of a product, an option or a size in other languages than English. */
import { isDeepStrictEqual } from 'node:util';
import { findField, type ProductField } from '@uruhu/contract/staff/products/fields';
import type { TranslationColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault, ImportNote } from '@uruhu/contract/staff/products/files';
import {
  findTranslatableFields,
  type TranslatableField,
  type TranslatedKind,
  type TranslatedValue,
} from '@uruhu/contract/staff/translatable';
import { parseTranslatedValue } from '@uruhu/contract/staff/translations';
import { countDroppedMedia } from '../../../html/clean-html.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError } from '../../../messages/sentences.ts';
import { type PreparedTranslation, prepareTranslation } from '../../translations/translations.ts';
import { parseLabelledTexts, parseLineEnds } from '../csv/cells.ts';
import { type Cells, listTranslationColumns } from '../export/present-rows.ts';
import { findProductText, type TextKey } from '../product-texts.ts';
import { createFault, formatFault } from './faults.ts';
import type { FileRow } from './group-rows.ts';
import type { PlanContext } from './plan-types.ts';

export type PlannedTranslations = {
  translations: PreparedTranslation[];
  changes: TranslationColumn[];
  faults: ImportFault[];
  notes: ImportNote[];
};

/** `english`: the texts of the record as they are after the import, by their fields. */
type TranslatedRow = {
  kind: TranslatedKind;
  record_id: string;
  row: FileRow;
  currentCells: Cells;
  english: Readonly<Record<string, unknown>>;
};

type ReadCell = { text: PreparedTranslation } | { message: string };

/** Reads a cell in the format of its field, and checks it by the rules that the back office has for translations. */
function readTranslation(key: TextKey, cell: string): ReadCell {
  if (cell.trim() === '') return { text: prepareTranslation({ ...key, value: null }) };
  const field = findTranslatableFields(key.kind)[key.field] as TranslatableField;
  const input = field.kind === 'labelled texts' ? parseLabelledTexts(cell) : field.kind === 'html' ? parseLineEnds(cell) : cell;
  if (input === null) return { message: formatFault('labels_missing') };
  const parsed = parseTranslatedValue(field, input);
  if (!parsed.success) return { message: createFieldError(key.field, parsed.error.issues[0]?.message ?? '', STAFF_MESSAGES).message };
  return { text: prepareTranslation({ ...key, value: parsed.data }) };
}

/** Tells of the pictures and videos that a text loses. */
function listDroppedMedia({ kind, field }: TextKey, row: number, column: TranslationColumn, cell: string): ImportNote[] {
  if (findTranslatableFields(kind)[field]?.kind !== 'html') return [];
  const { pictures, videos } = countDroppedMedia(cell);
  return pictures + videos > 0 ? [{ row, column, message: STAFF_MESSAGES.importNotes.media_left_out({ pictures, videos }) }] : [];
}

const countTexts = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Why this text cannot be shown in place of the English one; null if it can. */
function findMismatch(value: TranslatedValue | null, english: unknown): string | null {
  if (value === null) return null;
  if (english === undefined || english === '' || (Array.isArray(english) && english.length === 0))
    return formatFault('translation_without_english');
  const [texts, needed] = [countTexts(value), countTexts(english)];
  return texts === needed ? null : formatFault('translation_count', { texts, needed });
}

export function planTranslations(
  { kind, record_id, row: { row, cells }, currentCells, english }: TranslatedRow,
  { kind: fileKind, texts }: PlanContext,
): PlannedTranslations {
  const planned: PlannedTranslations = { translations: [], changes: [], faults: [], notes: [] };
  if (fileKind === 'prices') return planned;
  for (const { column, field, language } of listTranslationColumns(kind)) {
    const cell = cells[column];
    if (cell === undefined || cell === (currentCells[column] ?? '')) continue;
    if (cell.trim() === '' && findField(field as ProductField).isKeptWhenEmpty) continue;
    const key = { kind, record_id, field, language };
    const read = readTranslation(key, cell);
    // The cell has the current text in another spelling, so a text that is older than its English stays so.
    const seen = findProductText(texts, key) ?? null;
    if ('text' in read && isDeepStrictEqual(read.text.value, seen)) continue;
    const message = 'text' in read ? findMismatch(read.text.value, english[field]) : read.message;
    if (message !== null) planned.faults.push(createFault({ row, column, value: cell }, message));
    else if ('text' in read) {
      planned.translations.push({ ...read.text, seen });
      planned.changes.push(column);
      planned.notes.push(...listDroppedMedia(key, row, column, cell));
    }
  }
  return planned;
}
