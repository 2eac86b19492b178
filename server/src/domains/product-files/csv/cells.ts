/** Formats and parses the cells of product files. `docs/product-files.md` describes the formats for staff. */
import { formatKigaliTime, KIGALI_OFFSET_MS } from '@uruhu/contract/rules/kigali-time';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';

// ── lists: `one | two`; a bar or a backslash in an item has a backslash before it ──

const escapeItem = (item: string) => item.replace(/[\\|]/g, '\\$&');

export const formatList = (items: readonly string[]): string => items.map(escapeItem).join(' | ');

/** Splits at each `separator` that has no backslash before it. Keeps the backslashes. */
function splitUnescaped(text: string, separator: string, parts_max = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  let partStart = 0;
  for (let index = 0; index < text.length && parts.length + 1 < parts_max; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === separator) {
      parts.push(text.slice(partStart, index));
      partStart = index + 1;
    }
  }
  return [...parts, text.slice(partStart)];
}

const removeEscapes = (text: string) => text.replace(/\\(.)/gs, '$1').trim();

/** All items, including empty ones, as the position of a text tells which picture it belongs to; none for an empty cell. */
export const parsePositionalList = (cell: string): string[] => (cell.trim() === '' ? [] : splitUnescaped(cell, '|').map(removeEscapes));

export const parseList = (cell: string): string[] => parsePositionalList(cell).filter((item) => item !== '');

// ── labelled texts: `Label: text | Label: text` ──

type LabelledText = { label: string; value: string };

export const formatLabelledTexts = (texts: readonly LabelledText[]): string =>
  texts.map(({ label, value }) => `${escapeItem(label).replaceAll(':', '\\:')}: ${escapeItem(value)}`).join(' | ');

/** Null if one of the texts has no label. */
export function parseLabelledTexts(cell: string): LabelledText[] | null {
  if (cell.trim() === '') return [];
  const texts: LabelledText[] = [];
  for (const part of splitUnescaped(cell, '|')) {
    const [label = '', value] = splitUnescaped(part, ':', 2);
    if (value === undefined) return null;
    texts.push({ label: removeEscapes(label), value: removeEscapes(value) });
  }
  return texts;
}

// ── texts ──

/** WooCommerce exports a line end in a text as `\n`, and no line end besides. */
export const parseLineEnds = (cell: string): string => (/[\r\n]/.test(cell) ? cell : cell.replaceAll('\\n', '\n'));

// ── pictures: their keys or addresses are in one cell, their alternative texts in another ──

export const formatPictureTexts = (pictures: readonly PictureWithAlt[]): string =>
  pictures.some(({ alt }) => alt !== '') ? formatList(pictures.map(({ alt }) => alt)) : '';

// ── numbers ──

const GROUPED_BY_DOT = /^\D*\d{1,3}\.\d{3}\D*$/;

/** Reads a whole number as fields of forms do, but refuses '12.000', as it may be twelve with three decimals. */
export function parseNumberCell(cell: string): number | null {
  const number = parseWholeNumber(cell);
  return number !== null && GROUPED_BY_DOT.test(cell) ? null : number;
}

/** As `parseNumberCell`, also for a number below 0, which has a minus before it. */
export function parseSignedNumberCell(cell: string): number | null {
  const [, minus = '', digits = ''] = /^\s*([-−]?)(.*)$/s.exec(cell) ?? [];
  const number = parseNumberCell(digits);
  return number === null || minus === '' ? number : 0 - number;
}

// ── stock ──

export const MADE_TO_ORDER = 'made to order';

export const formatPieces = (pieces: number | null): string => (pieces === null ? MADE_TO_ORDER : String(pieces));

/** Null for 'made to order', undefined if the cell cannot be read. */
export function parsePieces(cell: string): number | null | undefined {
  if (cell.trim().toLowerCase() === MADE_TO_ORDER) return null;
  return parseNumberCell(cell) ?? undefined;
}

// ── times: in the time zone of Kigali ──

export const formatTime = (time: Date | null): string => (time === null ? '' : formatKigaliTime(time));

const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/;
const DAY_FIRST =
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})(?:[ T](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/;
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses `2026-12-24 18:00` or `24/12/2026 18:00` in the time zone of Kigali, or an ISO time with a time zone. A day without a time is its
 * start. Null if the cell cannot be read.
 */
export function parseTime(cell: string): Date | null {
  const text = cell.trim();
  if (WITH_ZONE.test(text)) return Number.isNaN(Date.parse(text)) ? null : new Date(text);
  const groups = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups;
  if (groups === undefined) return null;
  const { year, month, day, hour = 0, minute = 0, second = 0 } = groups;
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)));
  // `Date.UTC` turns '2026-02-30' into a day of March.
  const isSameDay = time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day);
  const isValid = isSameDay && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isValid ? new Date(time.getTime() - KIGALI_OFFSET_MS) : null;
}
