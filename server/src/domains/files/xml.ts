/**
 * Whether a text is well-formed XML that shows and runs nothing: no document type (so no entities of its own), no style sheet, no
 * drawing, no page. Nothing is built from it.
 */
import sax, { type QualifiedTag, type SAXOptions } from 'sax';
import { done, type Outcome, type Refused } from '../../outcome.ts';
import { runInSlices, type Slices } from '../../slices.ts';
import { ACTIVE_MARKUP, BROKEN, DOCUMENT_TYPE } from './words.ts';

const DEPTH_MAX = 1_000;
/** Ten megabytes take a while: the work may rest after each of these. */
const PIECE_LENGTH = 4 * 1024;

/** Whatever prefix stands before them. */
const ACTIVE_NAMES = new Set(['svg', 'html', 'script', 'iframe', 'object', 'embed', 'stylesheet']);
const ACTIVE_NAMESPACE = /w3\.org\/(?:2000\/svg|1999\/(?:xhtml|xlink|XSL))/i;

function judgeTag({ local, ns }: QualifiedTag): Refused | null {
  if (ACTIVE_NAMES.has(local.toLowerCase())) return ACTIVE_MARKUP;
  return Object.values(ns).some((uri) => ACTIVE_NAMESPACE.test(uri)) ? ACTIVE_MARKUP : null;
}

/** XML's own five entities: those of web pages are none. */
const OPTIONS: SAXOptions & { strictEntities: boolean } = { xmlns: true, strictEntities: true };

/** The first thing that is wrong ends it. */
function* read(text: string): Slices<Outcome<'xml'>> {
  let refused: Refused | null = null;
  let depth = 0;
  let roots = 0;
  const refuse = (why: Refused | null) => {
    refused ??= why;
  };
  const reader = Object.assign(sax.parser(true, OPTIONS), {
    onerror: () => refuse(BROKEN),
    ondoctype: () => refuse(DOCUMENT_TYPE),
    onprocessinginstruction: ({ name }: { name: string }) => refuse(name.toLowerCase() === 'xml-stylesheet' ? DOCUMENT_TYPE : null),
    onopentag(tag: QualifiedTag) {
      if (depth === 0) roots += 1;
      depth += 1;
      refuse(judgeTag(tag));
      if (depth > DEPTH_MAX || roots > 1) refuse(BROKEN);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let from = 0; from < text.length && !refused; from += PIECE_LENGTH) {
    reader.write(text.slice(from, from + PIECE_LENGTH));
    yield;
  }
  if (!refused) reader.close();
  return refused ?? (roots === 1 ? done('xml') : BROKEN);
}

/** By its mark, else by what it declares; null where it is not what it says. */
function decode(bytes: Buffer): string | null {
  const declared = /^<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  const marked = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : null;
  try {
    const text = new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them
    return /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** What claims to be a page or a drawing is refused as one, though it may be broken too. */
const claimsToBeActive = (text: string) =>
  /<\s*(?:!doctype\s+(?:html|svg)|html|svg|script|body|head|iframe|img)\b/i.test(text.slice(0, 4096));

export async function judgeXml(bytes: Buffer): Promise<Outcome<'xml'>> {
  const text = decode(bytes);
  if (text === null) return BROKEN;
  return claimsToBeActive(text) ? ACTIVE_MARKUP : await runInSlices(read(text.trimStart()));
}
