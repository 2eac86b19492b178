/** Judges whether a package is a Word or Excel file in which nothing runs or loads from elsewhere. */
import { done, type Outcome, type Refusal } from '../../../lib/outcome.ts';
import { CANNOT_BE_CHECKED, FILE_IS_BROKEN, HAS_PROGRAMS, KIND_IS_UNKNOWN } from '../refusals.ts';
import { judgePart } from './office-parts.ts';
import { decodeXml, getLocalName, readXml } from './xml.ts';
import { readZip, unpackEntry, type ZipEntry } from './zip.ts';

/**
 * The content type of each kind's main part. Word files with macros have another type and are refused; Excel's macro type is accepted if it
 * contains no macro.
 */
const MAIN_PART_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.main+xml',
} as const;
const MAIN_FOLDERS = { docx: 'word/', xlsx: 'xl/', xlsm: 'xl/' } as const;
type Kind = keyof typeof MAIN_PART_TYPES;

const CONTENT_TYPES_NAME = '[Content_Types].xml';
/** Content types of parts with programs. The type decides, as a part may have any name. */
const PROGRAM_TYPE_PATTERN = /vba|macrosheet|dialogsheet|activex|oleobject|toolbars|x-ms-?(?:download|dos)|octet-stream/;

/** `partOrExtension`: '/word/a.xml' or '.xml', the part or parts that have the type. Both are in lower case. */
type ContentType = { partOrExtension: string; type: string };

function readContentTypes(bytes: Buffer): Outcome<ContentType[]> {
  const text = decodeXml(bytes);
  if (text === null) return FILE_IS_BROKEN;
  const types: ContentType[] = [];
  const refusal = readXml(text, {
    onopentag({ name, attributes }) {
      const { PartName, Extension, ContentType: type } = attributes;
      if (type && /^(?:Override|Default)$/.test(getLocalName(name))) {
        types.push({ partOrExtension: (PartName ?? `.${Extension}`).toLowerCase(), type: type.toLowerCase() });
      }
      return null;
    },
  });
  return refusal ?? done(types);
}

function detectKind(types: readonly ContentType[], names: readonly string[]): Kind | null {
  const kinds = Object.keys(MAIN_PART_TYPES) as Kind[];
  const hasMainType = (kind: Kind) => types.some(({ type }) => type === MAIN_PART_TYPES[kind]);
  const hasFolder = (kind: Kind) => names.some((name) => name.startsWith(MAIN_FOLDERS[kind]));
  return kinds.find((kind) => hasMainType(kind) && hasFolder(kind)) ?? null;
}

/** Whether any part has a program type. A program type for an extension that no part has is left over from a removed macro. */
const hasPrograms = (types: readonly ContentType[], names: readonly string[]): boolean =>
  types.some(
    ({ partOrExtension, type }) =>
      PROGRAM_TYPE_PATTERN.test(type) &&
      (partOrExtension.startsWith('/') || names.some((name) => name.toLowerCase().endsWith(partOrExtension))),
  );

function judgeParts(zip: Buffer, entries: readonly ZipEntry[]): Refusal | null {
  for (const entry of entries) {
    const body = unpackEntry(zip, entry);
    const refusal = body.ok ? judgePart(entry.name, body.value) : body;
    if (refusal) return refusal;
  }
  return null;
}

/** Detects the kind, and unpacks and judges every part. */
export function judgeOffice(zip: Buffer): Outcome<Kind> {
  const directory = readZip(zip);
  if (!directory.ok) return directory;
  const entries = directory.value;
  const names = entries.map(({ name }) => name);
  if (names.some((name) => name.includes('..') || name.includes('\\') || name.startsWith('/'))) return KIND_IS_UNKNOWN;
  const contentTypes = entries.find(({ name }) => name === CONTENT_TYPES_NAME);
  if (!contentTypes) return KIND_IS_UNKNOWN;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return CANNOT_BE_CHECKED;
  const unpackedTypes = unpackEntry(zip, contentTypes);
  const types = unpackedTypes.ok ? readContentTypes(unpackedTypes.value) : unpackedTypes;
  if (!types.ok) return types;
  const kind = detectKind(types.value, names);
  if (!kind) return KIND_IS_UNKNOWN;
  if (hasPrograms(types.value, names)) return HAS_PROGRAMS;
  return judgeParts(zip, entries) ?? done(kind);
}
