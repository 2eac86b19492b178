/**
 * Judges whether a PDF only displays content: no script, no program start, no embedded file, no form that submits itself. Plain text is
 * searched everywhere, as a reader jumps to any byte that the file's own list names; packed objects are unpacked.
 */
import { done, type Outcome } from '../../../lib/outcome.ts';
import { CANNOT_BE_CHECKED, FILE_IS_BROKEN, HAS_HIDDEN_PARTS, HAS_SCRIPTS } from '../refusals.ts';
import { decodeNames, findStreams, unpackObjects } from './pdf-streams.ts';

const END = '%%EOF';
/** Bytes allowed after the end mark: line ends and short padding that some programs write. */
const REST_BYTES_MAX = 32;

/** Matches whole names only. */
const createNamePattern = (...some: readonly string[]) => new RegExp(`/(?:${some.join('|')})(?![^\\s\\0()<>[\\]{}/%])`);

/** Names that run code, open another file or send data. Long enough not to occur by chance in packed bytes. */
const ACTIVE = createNamePattern(
  ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'Movie', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'GoTo3DView'],
  ...['EmbeddedFiles?', 'FileAttachment'],
);
/** Short names, recognised by the value that follows. XFA forms contain scripts, and EF marks an embedded file. */
const ACTIVE_WITH_VALUE = /\/(?:XFA|EF)\s*(?:\[|<<|\d+\s+\d+\s+R\b)/;
/** Short names, which occur by chance once in some megabytes of packed bytes, so packed bytes are not searched for them. */
const ACTIVE_SHORT = createNamePattern('JS', 'AA', 'XFA', 'EF');
const ENCRYPTED = createNamePattern('Encrypt');
/** The action on opening. Showing a page is written as a list or as a GoTo action. */
const OPENING = /\/OpenAction\s*(?:(\d{1,10})\s+\d{1,5}\s+R\b|(\[)|<<([^<>]{0,1000})>>|)/g;
const GOES_TO_PAGE = /^\s*\[|^\s*<<[^<>]*\/S\s*\/GoTo(?![^\s()<>[\]{}/%])/;

/** Whether there are objects with this number and all are destinations in the document. */
function isDestination(number: string, plain: string, packed: ReadonlyMap<string, readonly string[]>): boolean {
  const written = plain.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\b(.{0,1000})`, 'gs'));
  const bodies = [...Array.from(written, ([, body = '']) => body), ...(packed.get(number) ?? [])];
  return bodies.length > 0 && bodies.every((body) => GOES_TO_PAGE.test(body));
}

function opensWithAction(text: string, plain: string, packed: ReadonlyMap<string, readonly string[]>): boolean {
  for (const [, number, list, action] of text.matchAll(OPENING)) {
    if (list || (action !== undefined && GOES_TO_PAGE.test(`<<${action}`))) continue;
    if (!number || !isDestination(number, plain, packed)) return true;
  }
  return false;
}

/** Checks that a file with a PDF's beginning has a PDF's end, nothing after it, and only harmless content. */
export function judgePdf(pdf: Buffer): Outcome<'pdf'> {
  const end = pdf.lastIndexOf(END);
  if (end < 0) return FILE_IS_BROKEN;
  if (pdf.length - end - END.length > REST_BYTES_MAX) return HAS_HIDDEN_PARTS;
  const raw = pdf.toString('latin1');
  const all = decodeNames(raw);
  if (ACTIVE.test(all) || ACTIVE_WITH_VALUE.test(all)) return HAS_SCRIPTS;
  if (ENCRYPTED.test(all)) return CANNOT_BE_CHECKED;
  const streams = findStreams(raw);
  if (!streams.ok) return streams;
  const objects = unpackObjects(pdf, streams.value.packed);
  if (!objects.ok) return objects;
  const texts = [decodeNames(streams.value.outside), ...objects.value.texts];
  const isActive = texts.some((text) => ACTIVE.test(text) || ACTIVE_SHORT.test(text));
  return isActive || texts.some((text) => opensWithAction(text, all, objects.value.byNumber)) ? HAS_SCRIPTS : done('pdf');
}
