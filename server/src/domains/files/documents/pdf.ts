/**
 * Judges whether a PDF only displays content: no script, no program start, no embedded file, no form that submits itself. Searches the
 * whole file, because a program jumps to any byte that the file's cross-reference table names, and also searches the unpacked objects.
 */
import { done, type Outcome } from '../../../lib/outcome.ts';
import { CANNOT_BE_CHECKED, FILE_IS_BROKEN, HAS_HIDDEN_PARTS, HAS_SCRIPTS } from '../refusals.ts';
import { decodeNames, findStreams, NAME_END, unpackObjects } from './pdf-streams.ts';

const END_MARK = '%%EOF';
/** Bytes allowed after the end mark: line ends and short padding that some programs write. */
const TRAILING_BYTES_MAX = 32;

/** Matches each of these names, but not longer names that begin with one. */
const createNamePattern = (...names: readonly string[]) => new RegExp(`/(?:${names.join('|')})${NAME_END}`);

/** Names that run code, open another file or send data. Long enough not to occur by chance in packed bytes. */
const ACTIVE_PATTERN = createNamePattern(
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'Movie',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'GoTo3DView',
  'EmbeddedFiles?',
  'FileAttachment',
);
/** Short names that count only with such a value behind them. XFA forms contain scripts, and EF marks an embedded file. */
const ACTIVE_WITH_VALUE_PATTERN = /\/(?:XFA|EF)\s*(?:\[|<<|\d+\s+\d+\s+R\b)/;
/** Short names. Packed bytes are not searched for them, as they contain one by chance every few megabytes. */
const SHORT_ACTIVE_PATTERN = createNamePattern('JS', 'AA', 'XFA', 'EF');
const ENCRYPTED_PATTERN = createNamePattern('Encrypt');
/** The action on opening: the number of an object, a list, or an action. A list or a GoTo action shows a page, which is harmless. */
const OPEN_ACTION_PATTERN = /\/OpenAction\s*(?:(\d{1,10})\s+\d{1,5}\s+R\b|(\[)|<<([^<>]{0,1000})>>|)/g;
const PAGE_TARGET_PATTERN = /^\s*\[|^\s*<<[^<>]*\/S\s*\/GoTo(?![^\s()<>[\]{}/%])/;

/** Whether there are objects with this number, in the plain text or packed, and all of them show a page of this document. */
function showsPage(number: string, plainText: string, packedObjects: ReadonlyMap<string, readonly string[]>): boolean {
  const plainObjects = plainText.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\b(.{0,1000})`, 'gs'));
  const bodies = [...Array.from(plainObjects, ([, body = '']) => body), ...(packedObjects.get(number) ?? [])];
  return bodies.length > 0 && bodies.every((body) => PAGE_TARGET_PATTERN.test(body));
}

/** Whether opening the document runs an action in `text` other than showing a page. */
function opensWithAction(text: string, plainText: string, packedObjects: ReadonlyMap<string, readonly string[]>): boolean {
  for (const [, number, list, action] of text.matchAll(OPEN_ACTION_PATTERN)) {
    if (list || (action !== undefined && PAGE_TARGET_PATTERN.test(`<<${action}`))) continue;
    if (!number || !showsPage(number, plainText, packedObjects)) return true;
  }
  return false;
}

/** Checks that a file that begins as a PDF also ends as one, with nothing after the end, and has only harmless content. */
export function judgePdf(pdf: Buffer): Outcome<'pdf'> {
  const end = pdf.lastIndexOf(END_MARK);
  if (end < 0) return FILE_IS_BROKEN;
  if (pdf.length - end - END_MARK.length > TRAILING_BYTES_MAX) return HAS_HIDDEN_PARTS;
  const rawText = pdf.toString('latin1');
  const decodedText = decodeNames(rawText);
  if (ACTIVE_PATTERN.test(decodedText) || ACTIVE_WITH_VALUE_PATTERN.test(decodedText)) return HAS_SCRIPTS;
  if (ENCRYPTED_PATTERN.test(decodedText)) return CANNOT_BE_CHECKED;
  const streams = findStreams(rawText);
  if (!streams.ok) return streams;
  const objects = unpackObjects(pdf, streams.value.objectStreams);
  if (!objects.ok) return objects;
  const texts = [decodeNames(streams.value.outsideText), ...objects.value.texts];
  const isActive = texts.some((text) => ACTIVE_PATTERN.test(text) || SHORT_ACTIVE_PATTERN.test(text));
  return isActive || texts.some((text) => opensWithAction(text, decodedText, objects.value.beginningsByNumber)) ? HAS_SCRIPTS : done('pdf');
}
