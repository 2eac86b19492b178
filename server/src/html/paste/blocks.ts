/** The blocks that a pasted text is made of, before they are written as HTML. */
import { type Format, PLAIN } from './format.ts';

/** Words in one format. '\n' is a line break. */
export type Run = { text: string; format: Format };

/** `p`: a paragraph of the source. `words`: words without an element of their own, or in one that the shop does not have, such as `div`. */
export type TextTag = 'p' | 'words' | 'h2' | 'h3' | 'h4';

/** The place of a paragraph in a list of an office program, which marks it by styles instead of elements. */
export type OfficeItem = { level: number; isOrdered: boolean };

export type TextBlock = { kind: 'text'; tag: TextTag; runs: Run[]; item: OfficeItem | null };
/** `continues`: the list goes on with the items of a list before it. */
export type ListBlock = { kind: 'list'; isOrdered: boolean; items: Block[][]; continues: boolean };
export type Block = TextBlock | ListBlock | { kind: 'quote'; blocks: Block[] } | { kind: 'rule' };

/** Ends a paragraph that has no element. Unicode has this character for it. */
export const PARAGRAPH_END = '\u2029';

const isSpace = (text: string) => /^[ \u00a0]*$/.test(text);

export function splitRuns(runs: readonly Run[], separator: string): Run[][] {
  const parts: Run[][] = [[]];
  for (const { text, format } of runs) {
    for (const [index, piece] of text.split(separator).entries()) {
      if (index > 0) parts.push([]);
      if (piece !== '') addWords(parts.at(-1) ?? [], { text: piece, format });
    }
  }
  return parts;
}

/** The parser ends a text at each entity, so that its pieces come one by one. */
function addWords(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last?.format === run.format) last.text += run.text;
  else runs.push(run);
}

/** Makes one space of several, and removes those at the beginning and the end of the line. */
function tidyLine(runs: readonly Run[]): Run[] {
  const line: Run[] = [];
  let endsInSpace = true;
  for (const { text, format } of runs) {
    const spaced = text.replace(/[ \u00a0]{2,}/g, ' ');
    const tidy = endsInSpace ? spaced.replace(/^[ \u00a0]/, '') : spaced;
    if (tidy === '') continue;
    line.push({ text: tidy, format });
    endsInSpace = /[ \u00a0]$/.test(tidy);
  }
  const last = line.at(-1);
  if (last && endsInSpace) {
    line.pop();
    const text = last.text.slice(0, -1);
    if (!isSpace(text)) line.push({ ...last, text });
  }
  return line;
}

/** The lines of the runs as they are shown, in paragraphs: an empty line begins a new one. */
export function splitParagraphs(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][][] = [[]];
  for (const line of splitRuns(runs, '\n').map(tidyLine)) {
    if (line.length > 0) paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => joinRuns(lines, '\n'));
}

/** Joins lines or cells by a separator. */
export const joinRuns = (parts: readonly Run[][], separator: string): Run[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [{ text: separator, format: PLAIN }, ...part]));
