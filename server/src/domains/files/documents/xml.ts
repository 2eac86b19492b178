/**
 * Judges whether a text is well-formed XML without active content: no document type (and so no entities that it declares), no style sheet,
 * no SVG, no HTML. Builds no tree. Runs in the worker thread: ten megabytes take most of a second.
 */
import sax, { type SAXOptions, type Tag } from 'sax';
import { done, type Outcome, type Refusal } from '../../../lib/outcome.ts';
import { FILE_IS_BROKEN, HAS_ACTIVE_MARKUP, HAS_DOCUMENT_TYPE } from '../refusals.ts';

const DEPTH_MAX = 1_000;
const ATTRIBUTES_MAX = 1_000;
/** The parser cannot be stopped within a chunk. Small chunks let a refusal stop it soon. */
const CHUNK_LENGTH = 64 * 1024;

/** Names of active elements, without a namespace prefix. */
const ACTIVE_NAMES = new Set(['svg', 'html', 'script', 'iframe', 'object', 'embed', 'stylesheet']);
const ACTIVE_NAMESPACE = /w3\.org\/(?:2000\/svg|1999\/(?:xhtml|xlink|XSL))/i;

export const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Accepts only the five entities of XML, not those of HTML. The parser's namespace handling is off, as it compares each attribute with all
 * attributes before it: a tag with 200,000 attributes would take 42 seconds. Position tracking stays on, as the parser limits the length of
 * a value only with it.
 */
const PARSER_OPTIONS: SAXOptions & { strictEntities: boolean } = { xmlns: false, strictEntities: true };

type XmlHandlers = {
  onopentag?: (tag: Tag, depth: number) => Refusal | null;
  onattribute?: (name: string, value: string) => Refusal | null;
  onprocessinginstruction?: (name: string) => Refusal | null;
};

/** Parses XML, which must be well-formed, with one root and no document type. Returns the first refusal, or null. */
export function readXml(text: string, { onopentag, onattribute, onprocessinginstruction }: XmlHandlers): Refusal | null {
  let firstRefusal: Refusal | null = null;
  let [depth, rootCount, attributeCount] = [0, 0, 0];
  const keepFirstRefusal = (refusal: Refusal | null | undefined) => {
    firstRefusal ??= refusal ?? null;
  };
  const parser = Object.assign(sax.parser(true, PARSER_OPTIONS), {
    onerror: () => keepFirstRefusal(FILE_IS_BROKEN),
    ondoctype: () => keepFirstRefusal(HAS_DOCUMENT_TYPE),
    onprocessinginstruction: ({ name }: { name: string }) => keepFirstRefusal(onprocessinginstruction?.(name)),
    onopentagstart() {
      attributeCount = 0;
    },
    onattribute({ name, value }: { name: string; value: string }) {
      attributeCount += 1;
      keepFirstRefusal(attributeCount > ATTRIBUTES_MAX ? FILE_IS_BROKEN : onattribute?.(name, value));
    },
    onopentag(tag: Tag) {
      if (depth === 0) rootCount += 1;
      depth += 1;
      keepFirstRefusal(depth > DEPTH_MAX || rootCount > 1 ? FILE_IS_BROKEN : onopentag?.(tag, depth));
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let start = 0; start < text.length && !firstRefusal; start += CHUNK_LENGTH) parser.write(text.slice(start, start + CHUNK_LENGTH));
  if (!firstRefusal) parser.close();
  return firstRefusal ?? (rootCount === 1 ? null : FILE_IS_BROKEN);
}

/** The encoding of a text that begins with a byte order mark of UTF-16; null for any other text. */
function findMarkedEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0xff) return 'utf-16le';
  return bytes[0] === 0xfe ? 'utf-16be' : null;
}

const DECLARATION_BYTES_MAX = 200;

/** Decodes by the byte order mark, else by the declared encoding; null if the bytes do not match it. */
export function decodeXml(bytes: Buffer): string | null {
  const beginning = bytes.toString('latin1', 0, DECLARATION_BYTES_MAX);
  const declaredEncoding = /^<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginning)?.[1];
  const encoding = findMarkedEncoding(bytes) ?? declaredEncoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them
    return /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text) ? null : text.trimStart();
  } catch {
    return null;
  }
}

const BEGINNING_LENGTH = 4_096;

/** Whether the text begins like HTML or SVG. The shop refuses such a file as active, even if it is also broken. */
const looksActive = (text: string) =>
  /<\s*(?:!doctype\s+(?:html|svg)|html|svg|script|body|head|iframe|img)\b/i.test(text.slice(0, BEGINNING_LENGTH));

const ACTIVE_CONTENT_CHECKS: XmlHandlers = {
  onopentag: ({ name }) => (ACTIVE_NAMES.has(getLocalName(name).toLowerCase()) ? HAS_ACTIVE_MARKUP : null),
  onattribute: (name, value) => (/^xmlns(?::|$)/.test(name) && ACTIVE_NAMESPACE.test(value) ? HAS_ACTIVE_MARKUP : null),
  // The refusal for document types also names style sheets.
  onprocessinginstruction: (name) => (name.toLowerCase() === 'xml-stylesheet' ? HAS_DOCUMENT_TYPE : null),
};

export function judgeXml(bytes: Buffer): Outcome<'xml'> {
  const text = decodeXml(bytes);
  if (text === null) return FILE_IS_BROKEN;
  if (looksActive(text)) return HAS_ACTIVE_MARKUP;
  return readXml(text, ACTIVE_CONTENT_CHECKS) ?? done('xml');
}
