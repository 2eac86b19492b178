/**
 * Whether a text is well-formed XML that shows and runs nothing: no document type (so no entities of its own), no style sheet, no
 * drawing, no page. Nothing is built from it; it is only walked through, in slices, as ten megabytes take a while.
 */
import { done, type Outcome, type Refused } from '../../outcome.ts';
import { REST_EVERY, runInSlices, type Slices } from '../../slices.ts';
import { ACTIVE_MARKUP, BROKEN, DOCUMENT_TYPE } from './words.ts';

const DEPTH_MAX = 1_000;
const NAME = '[\\p{L}_:][\\p{L}\\p{N}_:.\\-\\u00b7]*';
const sticky = (pattern: string) => new RegExp(pattern, 'uy');

const TEXT = /[^<]+/y;
const COMMENT = /<!--(?:(?!--).)*-->/sy;
const CDATA = /<!\[CDATA\[.*?\]\]>/sy;
const DOCTYPE = /<!DOCTYPE/iy;
const INSTRUCTION = sticky(`<\\?(${NAME})(?:\\s[\\s\\S]*?)?\\?>`);
const END_TAG = sticky(`</(${NAME})\\s*>`);
const START_TAG = sticky(`<(${NAME})`);
const ATTRIBUTE = sticky(`\\s+(${NAME})\\s*=\\s*(?:"([^<"]*)"|'([^<']*)')`);
const TAG_END = /\s*(\/?)>/y;
const DECLARATION = /^<\?xml\s[^?]*\?>/;

const REFERENCE = /&(?:(?:lt|gt|amp|apos|quot)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
/** What is left of a text when its references are gone. */
const STRAY = /&|\]\]>/;
const isText = (text: string) => !STRAY.test(text.replace(REFERENCE, ''));
const referred = (text: string) =>
  text.replace(REFERENCE, (_, decimal?: string, hex?: string) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Whatever prefix stands before them. */
const ACTIVE_NAMES = new Set(['svg', 'html', 'script', 'iframe', 'object', 'embed', 'stylesheet']);
const ACTIVE_NAMESPACE = /w3\.org\/(?:2000\/svg|1999\/(?:xhtml|xlink|XSL))/i;

/** Reads on from `at`; each pattern moves it when it fits. */
class Walk {
  readonly text: string;
  at: number;
  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

/** `open` are the elements that are not closed yet. */
type State = { open: string[]; roots: number };

function startTag(walk: Walk, state: State): Refused | null {
  const [, name = ''] = walk.take(START_TAG) ?? [];
  if (!name) return BROKEN;
  if (ACTIVE_NAMES.has((name.split(':').at(-1) ?? '').toLowerCase())) return ACTIVE_MARKUP;
  const seen = new Set<string>();
  for (let found = walk.take(ATTRIBUTE); found; found = walk.take(ATTRIBUTE)) {
    const [, attribute = '', double, single] = found;
    const value = double ?? single ?? '';
    if (seen.has(attribute) || !isText(value)) return BROKEN;
    seen.add(attribute);
    if (attribute.startsWith('xmlns') && ACTIVE_NAMESPACE.test(referred(value))) return ACTIVE_MARKUP;
  }
  const end = walk.take(TAG_END);
  if (!end) return BROKEN;
  if (state.open.length === 0 && ++state.roots > 1) return BROKEN;
  if (end[1] === '') state.open.push(name);
  return state.open.length > DEPTH_MAX ? BROKEN : null;
}

/** One step on; null where it is as it should be. */
function step(walk: Walk, state: State): Refused | null {
  const inside = state.open.length > 0;
  const text = walk.take(TEXT)?.[0];
  if (text !== undefined) return (inside ? isText(text) : text.trim() === '') ? null : BROKEN;
  if (walk.take(COMMENT)) return null;
  if (walk.take(CDATA)) return inside ? null : BROKEN;
  if (walk.take(DOCTYPE)) return DOCUMENT_TYPE;
  const instruction = walk.take(INSTRUCTION)?.[1]?.toLowerCase();
  if (instruction === 'xml-stylesheet') return DOCUMENT_TYPE;
  if (instruction !== undefined) return instruction === 'xml' ? BROKEN : null;
  const ended = walk.take(END_TAG)?.[1];
  if (ended !== undefined) return state.open.pop() === ended ? null : BROKEN;
  return startTag(walk, state);
}

function* walkThrough(text: string): Slices<Outcome<'xml'>> {
  const walk = new Walk(text, DECLARATION.exec(text)?.[0].length ?? 0);
  const state: State = { open: [], roots: 0 };
  for (let steps = 1; walk.at < text.length; steps++) {
    const refused = step(walk, state);
    if (refused) return refused;
    if (steps % REST_EVERY === 0) yield;
  }
  return state.roots === 1 && state.open.length === 0 ? done('xml') : BROKEN;
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
  const outcome = claimsToBeActive(text) ? ACTIVE_MARKUP : await runInSlices(walkThrough(text.trimStart()));
  return outcome;
}
