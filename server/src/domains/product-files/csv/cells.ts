/** How values stand in the cells of a file of products, and how they are read back. docs/product-files.md describes them for staff. */
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';

// ── lists: `one | two`; a bar or a backslash in an item has a backslash before it ──

const escapeItem = (item: string) => item.replace(/[\\|]/g, '\\$&');

export const formatList = (items: readonly string[]): string => items.map(escapeItem).join(' | ');

/** Splits at each `separator` without a backslash before it. Backslashes stay. */
function splitUnescaped(text: string, separator: string, parts_max = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length && parts.length + 1 < parts_max; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

const removeEscapes = (text: string) => text.replace(/\\(.)/gs, '$1').trim();

/** The items by position, empty ones included; none for an empty cell. */
export const parsePositionalList = (cell: string): string[] => (cell.trim() === '' ? [] : splitUnescaped(cell, '|').map(removeEscapes));

export const parseList = (cell: string): string[] => parsePositionalList(cell).filter((item) => item !== '');

// ── labelled texts: `Label: text | Label: text` ──

type LabelledText = { label: string; value: string };

export const formatLabelled = (texts: readonly LabelledText[]): string =>
  texts.map(({ label, value }) => `${escapeItem(label).replaceAll(':', '\\:')}: ${escapeItem(value)}`).join(' | ');

/** Null: a part has no label. */
export function parseLabelled(cell: string): LabelledText[] | null {
  if (cell.trim() === '') return [];
  const texts: LabelledText[] = [];
  for (const part of splitUnescaped(cell, '|')) {
    const [label = '', value] = splitUnescaped(part, ':', 2);
    if (value === undefined) return null;
    texts.push({ label: removeEscapes(label), value: removeEscapes(value) });
  }
  return texts;
}

// ── pictures: their keys or addresses in one cell, their texts in another ──

export const formatPictureTexts = (pictures: readonly PictureWithAlt[]): string =>
  pictures.some(({ alt }) => alt !== '') ? formatList(pictures.map(({ alt }) => alt)) : '';

// ── numbers ──

const GROUPED = /^\d{1,3}(?:([,' \u00a0\u202f’])\d{3})(?:\1\d{3})*(?:\.0{1,2})?$/;
const PLAIN = /^\d{1,12}(?:\.0{1,2})?$/;
const NUMBER_LENGTH_MAX = 60;
const CURRENCY = /^(?:rwf|frw)\s*|\s*(?:rwf|frw)$/gi;

/** A whole number, also as '12,000', '12 000' or 'RWF 12000'; null for anything else. '12.000' may mean twelve, so it is refused. */
export function parseWhole(cell: string): number | null {
  // The expression takes quadratic time on long white space.
  if (cell.length > NUMBER_LENGTH_MAX) return null;
  const text = cell.trim().replace(CURRENCY, '');
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null;
  return Number(text.replace(/\.0+$/, '').replace(/\D/g, ''));
}

// ── stock ──

export const MADE_TO_ORDER = 'made to order';

export const formatPieces = (pieces: number | null): string => (pieces === null ? MADE_TO_ORDER : String(pieces));

/** Null: made to order. Undefined: unreadable. */
export function parsePieces(cell: string): number | null | undefined {
  if (cell.trim().toLowerCase() === MADE_TO_ORDER) return null;
  return parseWhole(cell) ?? undefined;
}

// ── times: in Kigali, which is two hours ahead of UTC all year ──

const KIGALI_MS = 2 * 3_600_000;

export const formatTime = (time: Date | null): string =>
  time === null ? '' : new Date(time.getTime() + KIGALI_MS).toISOString().slice(0, 16).replace('T', ' ');

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_FIRST = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** `2026-12-24 18:00` or `24/12/2026 18:00`, in Kigali; also with a zone. Without hours, the day's start. Null: unreadable. */
export function parseTime(cell: string): Date | null {
  const text = cell.trim();
  if (WITH_ZONE.test(text)) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [, year, month, day, hour = 0, minute = 0, second = 0] =
    YEAR_FIRST.exec(text) ?? (dayFirst ? [dayFirst[0], dayFirst[3], dayFirst[2], dayFirst[1], ...dayFirst.slice(4)] : []);
  if (year === undefined) return null;
  const [y, m, d, h, min, s] = [year, month, day, hour, minute, second].map(Number) as [number, number, number, number, number, number];
  const time = new Date(Date.UTC(y, m - 1, d, h, min, s));
  const isReal = time.getUTCMonth() === m - 1 && time.getUTCDate() === d && h < 24 && min < 60 && s < 60;
  return isReal ? new Date(time.getTime() - KIGALI_MS) : null;
}
