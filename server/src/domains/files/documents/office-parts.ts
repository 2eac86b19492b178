/**
 * Judges one part of a Word or Excel file by its name and content. Refuses a part of an unlisted kind, or with a content that its name does
 * not announce, as a program, because it may be one.
 */
import type { Refusal } from '../../../lib/outcome.ts';
import { isMarkup } from '../detect-type.ts';
import { FILE_IS_BROKEN, HAS_DOCUMENT_TYPE, HAS_FORBIDDEN_PARTS, HAS_PROGRAMS, LOADS_OTHER_PARTS } from '../refusals.ts';
import { decodeXml, getLocalName, readXml } from './xml.ts';

/** Relationship types whose target runs code. Compares the last segment of the type, which is the same in both versions of the standard. */
const CODE_RELATIONSHIPS = new Set([
  'vbaproject',
  'wordvbadata',
  'xlmacrosheet',
  'xlintlmacrosheet',
  'dialogsheet',
  'attachedtoolbars',
  'extensibility',
  'control',
  'activexcontrolbinary',
  'oleobject',
  'package',
  'webextension',
  'webextensiontaskpanes',
]);
/** Relationship types that load another part or document. */
const LOADING_RELATIONSHIPS = new Set([
  'attachedtemplate',
  'frame',
  'subdocument',
  'afchunk',
  'externallink',
  'externallinkpath',
  'xlpathmissing',
  'connections',
  'querytable',
  'mailmergesource',
  'mailmergeheadersource',
  'transform',
]);
/** Targets of links, which do nothing until a person clicks them. A program loads other external targets when it opens the document. */
const LINK_PATTERN = /^\s*(?:https?:|mailto:|tel:|#)/i;

function judgeRelationship({ Type = '', Target = '', TargetMode = '' }: Record<string, string | undefined>): Refusal | null {
  const type = Type.split('/').at(-1)?.toLowerCase() ?? '';
  if (CODE_RELATIONSHIPS.has(type)) return HAS_PROGRAMS;
  if (LOADING_RELATIONSHIPS.has(type)) return LOADS_OTHER_PARTS;
  if (TargetMode.toLowerCase() !== 'external') return null;
  return type === 'hyperlink' && LINK_PATTERN.test(Target) ? null : LOADS_OTHER_PARTS;
}

const judgeRelationships = (text: string): Refusal | null =>
  readXml(text, {
    onopentag: ({ name, attributes }) =>
      getLocalName(name) === 'Relationship' ? judgeRelationship(attributes as Record<string, string | undefined>) : null,
  });

/** The instruction of a field: Word writes it in fragments, each as the text of `instrText` or as an attribute of `fldSimple`. */
const FIELD_PATTERN = /<(?:\w+:)?(?:instrText\b[^<>]*>([^<]*)<|fldSimple\b[^<>]*?\binstr\s*=\s*["']([^"'<>]*))/g;
const unescapeXml = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** Whether the text has a DDE field, which starts a program. */
function hasProgramField(xml: string): boolean {
  const fragments = Array.from(xml.matchAll(FIELD_PATTERN), ([, text = '', attribute = '']) => text + attribute);
  return /\bDDE(?:AUTO)?\b/i.test(unescapeXml(fragments.join('')));
}

function judgeMarkup(name: string, body: Buffer): Refusal | null {
  if (!isMarkup(body)) return HAS_PROGRAMS;
  const text = decodeXml(body);
  if (text === null) return FILE_IS_BROKEN;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return HAS_DOCUMENT_TYPE;
  if (name.endsWith('.rels')) return judgeRelationships(text);
  return hasProgramField(text) ? HAS_PROGRAMS : null;
}

/** The beginnings of PNG, JPEG, GIF, BMP, TIFF in both byte orders, WMF in both forms, and EMF, which has its signature at byte 40. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PICTURE_PATTERN = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM|II\*\0|MM\0\*|\xd7\xcd\xc6\x9a|\x01\0\t\0|\x01\0{3}.{36} EMF)/s;
/** The beginnings of programs (Windows, Linux, scripts, macOS, Java), of archives, and of the old container of Office (OLE). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these formats begin with them
const PROGRAM_PATTERN = /^(?:MZ|\x7fELF|PK|\xd0\xcf\x11\xe0|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|Rar!|7z\xbc\xaf)/;
/** The longest of these beginnings is that of EMF. */
const HEAD_BYTES = 44;
const decodeHead = (body: Buffer) => body.toString('latin1', 0, HEAD_BYTES);

/**
 * The check of each kind of part, by its name in lower case. Accepts any picture format, as Word writes some pictures with a wrong
 * extension.
 */
const PART_CHECKS: readonly [RegExp, (name: string, body: Buffer) => Refusal | null][] = [
  // psmdcp: the document's properties, as some programs write them. VML: drawings, such as the frames of comments.
  [/\.(?:xml|rels|vml|psmdcp)$/, judgeMarkup],
  [/\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)$/, (_, body) => (PICTURE_PATTERN.test(decodeHead(body)) ? null : HAS_PROGRAMS)],
  // The printer settings of a sheet, in a format of the printer.
  [/^xl\/printersettings\/printersettings\d{1,4}\.bin$/, (_, body) => (PROGRAM_PATTERN.test(decodeHead(body)) ? HAS_PROGRAMS : null)],
  // Fonts, drawings, films and sounds may be harmless, but the shop cannot check them.
  [/\.(?:odttf|ttf|svg|wdp|webp|mp3|mp4|wav)$/, () => HAS_FORBIDDEN_PARTS],
  // A folder.
  [/\/$/, (_, body) => (body.length === 0 ? null : HAS_PROGRAMS)],
];

/** The refusal of a part; null if it is of an ordinary kind that runs and loads nothing. */
export function judgePart(name: string, body: Buffer): Refusal | null {
  const lowerName = name.toLowerCase();
  const checkPart = PART_CHECKS.find(([namePattern]) => namePattern.test(lowerName))?.[1];
  return checkPart ? checkPart(lowerName, body) : HAS_PROGRAMS;
}
