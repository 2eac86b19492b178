/** Finds and unpacks the object streams of a PDF. An object stream can contain any objects, also harmful ones. */
import { inflateSync } from 'node:zlib';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { CANNOT_BE_CHECKED, FILE_IS_BROKEN, UNPACKS_TOO_LARGE } from '../refusals.ts';

const DEPTH_MAX = 64;
const UNPACKED_BYTES_MAX = 20 * 1024 * 1024;

/** Matches only where a name ends: before white space, a delimiter, or the end of the text. */
export const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;

/** Decodes names, which may contain hex codes for letters. */
export const decodeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Matches the next token of a dictionary. Strings and comments are tokens, as they may contain '<<' and '>>'. */
const TOKEN_PATTERN = /<<|>>|\(|%[^\r\n]*|[^<>(%]+|[<>]/y;
/** Matches the next token within a string. */
const STRING_TOKEN_PATTERN = /\\.|[()]|[^\\()]+/sy;

/** The end of a string whose '(' is just before `start`; -1 if it has none. */
function findStringEnd(text: string, start: number): number {
  let depth = 1;
  STRING_TOKEN_PATTERN.lastIndex = start;
  for (let token = STRING_TOKEN_PATTERN.exec(text); token; token = STRING_TOKEN_PATTERN.exec(text)) {
    if (token[0] === '(') depth += 1;
    else if (token[0] === ')') depth -= 1;
    if (depth === 0) return STRING_TOKEN_PATTERN.lastIndex;
  }
  return -1;
}

/** The end of the dictionary that begins at `start`; -1 if it has none or is nested too deeply. */
function findDictionaryEnd(text: string, start: number): number {
  let depth = 0;
  TOKEN_PATTERN.lastIndex = start;
  for (let token = TOKEN_PATTERN.exec(text); token; token = TOKEN_PATTERN.exec(text)) {
    if (token[0] === '<<') depth += 1;
    else if (token[0] === '>>') depth -= 1;
    else if (token[0] === '(') {
      const end = findStringEnd(text, TOKEN_PATTERN.lastIndex);
      if (end < 0) return -1;
      TOKEN_PATTERN.lastIndex = end;
    }
    if (depth === 0) return TOKEN_PATTERN.lastIndex;
    if (depth > DEPTH_MAX) return -1;
  }
  return -1;
}

/** `start` and `end`: the offsets of the packed bytes. */
type PackedStream = { dictionary: string; start: number; end: number };

/** White space or a comment. */
const BLANK = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])`;
/** Matches the beginning of every object with a dictionary, even within strings and streams, where a program may find it, too. */
const OBJECT_PATTERN = new RegExp(`(?<!end)obj${BLANK}*(?=<<)`, 'g');
/** The word that begins a stream's bytes, right after the dictionary. */
const STREAM_START_PATTERN = new RegExp(String.raw`${BLANK}*stream *(?:\r\n|\n|\r)?`, 'y');
const STREAM_END = 'endstream';
/** Object streams have the type ObjStm and the key First. Either of them suffices, as a file may leave out the other. */
const OBJECT_STREAM_PATTERN = new RegExp(`/(?:ObjStm|First)${NAME_END}`);

/** Finds object streams, and the text outside all streams. Refuses dictionaries and streams that do not end. */
export function findStreams(text: string): Outcome<{ objectStreams: PackedStream[]; outsideText: string }> {
  const objectStreams: PackedStream[] = [];
  const outsideTexts: string[] = [];
  let readUntil = 0;
  let streamEnd = -1;
  for (const { index, 0: head } of text.matchAll(OBJECT_PATTERN)) {
    const dictionaryStart = index + head.length;
    const dictionaryEnd = findDictionaryEnd(text, dictionaryStart);
    if (dictionaryEnd < 0) return FILE_IS_BROKEN;
    STREAM_START_PATTERN.lastIndex = dictionaryEnd;
    if (!STREAM_START_PATTERN.test(text)) continue;
    const streamStart = STREAM_START_PATTERN.lastIndex;
    // An object within a stream can begin a stream, too. Both end at the same 'endstream', the one that was found for the outer stream.
    if (streamEnd < streamStart) streamEnd = text.indexOf(STREAM_END, streamStart);
    if (streamEnd < 0) return FILE_IS_BROKEN;
    const dictionary = decodeNames(text.slice(dictionaryStart, dictionaryEnd));
    if (OBJECT_STREAM_PATTERN.test(dictionary)) objectStreams.push({ dictionary, start: streamStart, end: streamEnd });
    if (streamStart > readUntil) outsideTexts.push(text.slice(readUntil, streamStart));
    readUntil = Math.max(readUntil, streamEnd);
  }
  outsideTexts.push(text.slice(readUntil));
  return done({ objectStreams, outsideText: outsideTexts.join(' ') });
}

/** Keys that change how the bytes are decoded: parameters, further filters, an external file. */
const UNSUPPORTED_KEY_PATTERN = new RegExp(`/(?:DecodeParms|DP|F|FFilter)${NAME_END}`);
/** One filter, or a list of filters. */
const FILTER_PATTERN = /\/Filter\s*(\[[^\]]*\]|\/[^\s\0()<>[\]{}/%]+)?/g;

/** How the stream is packed; null if this module cannot unpack it. */
function findPacking(dictionary: string): 'deflated' | 'none' | null {
  if (UNSUPPORTED_KEY_PATTERN.test(dictionary)) return null;
  const filters = Array.from(dictionary.matchAll(FILTER_PATTERN), ([, filter = '']) => filter.replace(/[[\]\s]/g, ''));
  if (filters.length === 0) return 'none';
  return filters.every((filter) => filter === '/FlateDecode' || filter === '/Fl') ? 'deflated' : null;
}

/** How much of an object `beginningsByNumber` holds: enough to recognise its action. */
const BEGINNING_LENGTH = 1_000;

/** `texts`: the unpacked streams. `beginningsByNumber`: how their objects begin, by object number; a number may occur several times. */
export type UnpackedObjects = { texts: string[]; beginningsByNumber: ReadonlyMap<string, readonly string[]> };

/** Adds the objects of a stream. The stream begins with pairs of numbers: an object's number, and its offset from `/First`. */
function addObjects(beginningsByNumber: Map<string, string[]>, dictionary: string, text: string): void {
  const objectsStart = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0);
  const numbers = text.slice(0, objectsStart).match(/\d{1,10}/g) ?? [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [number = '', offset = ''] = numbers.slice(index, index + 2);
    const start = objectsStart + Number(offset);
    beginningsByNumber.set(number, [...(beginningsByNumber.get(number) ?? []), decodeNames(text.slice(start, start + BEGINNING_LENGTH))]);
  }
}

/** Unpacks object streams and decodes their names. Refuses streams that cannot be unpacked or are too large unpacked. */
export function unpackObjects(pdf: Buffer, streams: readonly PackedStream[]): Outcome<UnpackedObjects> {
  const texts: string[] = [];
  const beginningsByNumber = new Map<string, string[]>();
  let bytesLeft = UNPACKED_BYTES_MAX;
  for (const { dictionary, start, end } of streams) {
    const packing = findPacking(dictionary);
    if (packing === null) return CANNOT_BE_CHECKED;
    try {
      const bytes = pdf.subarray(start, end);
      const body = packing === 'deflated' ? inflateSync(bytes, { maxOutputLength: bytesLeft }) : bytes;
      bytesLeft -= body.length;
      if (bytesLeft <= 0) return UNPACKS_TOO_LARGE;
      const text = body.toString('latin1');
      texts.push(decodeNames(text));
      addObjects(beginningsByNumber, dictionary, text);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? UNPACKS_TOO_LARGE : FILE_IS_BROKEN;
    }
  }
  return done({ texts, beginningsByNumber });
}
