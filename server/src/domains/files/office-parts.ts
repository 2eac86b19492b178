/** Judges one part of a Word or Excel file by its name and content. Parts of unlisted kinds are refused. */
import type { Refused } from '../../lib/outcome.ts';
import { isMarkup } from './detect-type.ts';
import { BROKEN, DOCUMENT_TYPE, LOADS_PARTS, OTHER_PARTS, PROGRAMS } from './refusals.ts';
import { decodeXml, getLocalName, readXml } from './xml.ts';

/** Relationship types whose target runs code. Compares the last segment of the type, which is the same in both versions of the standard. */
const RUNNING = new Set([
  ...['vbaproject', 'wordvbadata', 'xlmacrosheet', 'xlintlmacrosheet', 'dialogsheet', 'attachedtoolbars', 'extensibility'],
  ...['control', 'activexcontrolbinary', 'oleobject', 'package', 'webextension', 'webextensiontaskpanes'],
]);
/** Relationship types that load another part or document. */
const LOADING = new Set([
  ...['attachedtemplate', 'frame', 'subdocument', 'afchunk', 'externallink', 'externallinkpath', 'xlpathmissing', 'connections'],
  ...['querytable', 'mailmergesource', 'mailmergeheadersource', 'transform'],
]);
/** Links that the reader must click. Other external targets are loaded when the document opens. */
const LINK = /^\s*(?:https?:|mailto:|tel:|#)/i;

function judgeRelationship({ Type = '', Target = '', TargetMode = '' }: Record<string, string | undefined>): Refused | null {
  const type = Type.split('/').at(-1)?.toLowerCase() ?? '';
  if (RUNNING.has(type)) return PROGRAMS;
  if (LOADING.has(type)) return LOADS_PARTS;
  if (TargetMode.toLowerCase() !== 'external') return null;
  return type === 'hyperlink' && LINK.test(Target) ? null : LOADS_PARTS;
}

const judgeRelationships = (text: string): Refused | null =>
  readXml(text, {
    onopentag: ({ name, attributes }) =>
      getLocalName(name) === 'Relationship' ? judgeRelationship(attributes as Record<string, string | undefined>) : null,
  });

/** Word splits a field's instruction into pieces, in either of two elements. */
const FIELDS = /<(?:\w+:)?(?:instrText\b[^<>]*>([^<]*)<|fldSimple\b[^<>]*?\binstr\s*=\s*["']([^"'<>]*))/g;
const unescapeXml = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** Whether a DDE field would start a program. */
function startsProgram(text: string): boolean {
  const fields = text.matchAll(FIELDS);
  return /\bDDE(?:AUTO)?\b/i.test(unescapeXml(Array.from(fields, ([, text = '', attribute = '']) => text + attribute).join('')));
}

function judgeMarkup(name: string, body: Buffer): Refused | null {
  if (!isMarkup(body)) return PROGRAMS;
  const text = decodeXml(body);
  if (text === null) return BROKEN;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return DOCUMENT_TYPE;
  if (name.endsWith('.rels')) return judgeRelationships(text);
  return startsProgram(text) ? PROGRAMS : null;
}

/** PNG, JPEG, GIF, BMP, TIFF in both byte orders, WMF in both forms; EMF has its mark at byte 40. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM|II\*\0|MM\0\*|\xd7\xcd\xc6\x9a|\x01\0\t\0|\x01\0{3}.{36} EMF)/s;
/** Windows, Linux, an archive, an old container, a script, macOS, Java. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PROGRAM = /^(?:MZ|\x7fELF|PK|\xd0\xcf\x11\xe0|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|Rar!|7z\xbc\xaf)/;
const decodeHead = (body: Buffer) => body.toString('latin1', 0, 44);

/** By the lower-case ending. A picture may have another format than its ending says, as Word writes such. */
const PARTS: readonly [RegExp, (name: string, body: Buffer) => Refused | null][] = [
  // Some programs name the list of authors and dates psmdcp; VML draws the frames of comments.
  [/\.(?:xml|rels|vml|psmdcp)$/, judgeMarkup],
  [/\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)$/, (_, body) => (PICTURE.test(decodeHead(body)) ? null : PROGRAMS)],
  // Printer settings of a sheet, in the printer's own format.
  [/^xl\/printersettings\/printersettings\d{1,4}\.bin$/, (_, body) => (PROGRAM.test(decodeHead(body)) ? PROGRAMS : null)],
  // May be harmless, but the shop cannot check them.
  [/\.(?:odttf|ttf|svg|wdp|webp|mp3|mp4|wav)$/, () => OTHER_PARTS],
  [/\/$/, (_, body) => (body.length === 0 ? null : PROGRAMS)],
];

/** Null if the part is of an ordinary, inactive kind. */
export function judgePart(name: string, body: Buffer): Refused | null {
  const lower = name.toLowerCase();
  const judge = PARTS.find(([names]) => names.test(lower))?.[1];
  return judge ? judge(lower, body) : PROGRAMS;
}
