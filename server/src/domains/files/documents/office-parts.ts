/** Judges one part of a Word or Excel file by its name and content. Parts of unlisted kinds are refused. */
import type { Refusal } from '../../../lib/outcome.ts';
import { isMarkup } from '../detect-type.ts';
import { FILE_IS_BROKEN, HAS_DOCUMENT_TYPE, HAS_FORBIDDEN_PARTS, HAS_PROGRAMS, LOADS_OTHER_PARTS } from '../refusals.ts';
import { decodeXml, getLocalName, readXml } from './xml.ts';

/** Relationship types whose target runs code. Compares the last segment of the type, which is the same in both versions of the standard. */
const CODE_RELATIONSHIPS = new Set([
  ...['vbaproject', 'wordvbadata', 'xlmacrosheet', 'xlintlmacrosheet', 'dialogsheet', 'attachedtoolbars', 'extensibility'],
  ...['control', 'activexcontrolbinary', 'oleobject', 'package', 'webextension', 'webextensiontaskpanes'],
]);
/** Relationship types that load another part or document. */
const LOADING_RELATIONSHIPS = new Set([
  ...['attachedtemplate', 'frame', 'subdocument', 'afchunk', 'externallink', 'externallinkpath', 'xlpathmissing', 'connections'],
  ...['querytable', 'mailmergesource', 'mailmergeheadersource', 'transform'],
]);
/** Links that the reader must click. Other external targets are loaded when the document opens. */
const LINK = /^\s*(?:https?:|mailto:|tel:|#)/i;

function judgeRelationship({ Type = '', Target = '', TargetMode = '' }: Record<string, string | undefined>): Refusal | null {
  const type = Type.split('/').at(-1)?.toLowerCase() ?? '';
  if (CODE_RELATIONSHIPS.has(type)) return HAS_PROGRAMS;
  if (LOADING_RELATIONSHIPS.has(type)) return LOADS_OTHER_PARTS;
  if (TargetMode.toLowerCase() !== 'external') return null;
  return type === 'hyperlink' && LINK.test(Target) ? null : LOADS_OTHER_PARTS;
}

const judgeRelationships = (text: string): Refusal | null =>
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

function judgeMarkup(name: string, body: Buffer): Refusal | null {
  if (!isMarkup(body)) return HAS_PROGRAMS;
  const text = decodeXml(body);
  if (text === null) return FILE_IS_BROKEN;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return HAS_DOCUMENT_TYPE;
  if (name.endsWith('.rels')) return judgeRelationships(text);
  return startsProgram(text) ? HAS_PROGRAMS : null;
}

/** PNG, JPEG, GIF, BMP, TIFF in both byte orders, WMF in both forms; EMF has its mark at byte 40. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM|II\*\0|MM\0\*|\xd7\xcd\xc6\x9a|\x01\0\t\0|\x01\0{3}.{36} EMF)/s;
/** Windows, Linux, an archive, an old container, a script, macOS, Java. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PROGRAM = /^(?:MZ|\x7fELF|PK|\xd0\xcf\x11\xe0|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|Rar!|7z\xbc\xaf)/;
const decodeHead = (body: Buffer) => body.toString('latin1', 0, 44);

/** The judge of each kind of part, by its name in lower case. Word writes some pictures in another format than the extension says. */
const PARTS: readonly [RegExp, (name: string, body: Buffer) => Refusal | null][] = [
  // Some programs name the list of authors and dates psmdcp; VML draws the frames of comments.
  [/\.(?:xml|rels|vml|psmdcp)$/, judgeMarkup],
  [/\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)$/, (_, body) => (PICTURE.test(decodeHead(body)) ? null : HAS_PROGRAMS)],
  // Printer settings of a sheet, in the printer's own format.
  [/^xl\/printersettings\/printersettings\d{1,4}\.bin$/, (_, body) => (PROGRAM.test(decodeHead(body)) ? HAS_PROGRAMS : null)],
  // May be harmless, but the shop cannot check them.
  [/\.(?:odttf|ttf|svg|wdp|webp|mp3|mp4|wav)$/, () => HAS_FORBIDDEN_PARTS],
  [/\/$/, (_, body) => (body.length === 0 ? null : HAS_PROGRAMS)],
];

/** Null if the part is of an ordinary, inactive kind. */
export function judgePart(name: string, body: Buffer): Refusal | null {
  const lower = name.toLowerCase();
  const judge = PARTS.find(([names]) => names.test(lower))?.[1];
  return judge ? judge(lower, body) : HAS_PROGRAMS;
}
