/** Writes the blocks of a pasted text as HTML of the shop's allowed elements. */
import type { Block, Run, TextBlock } from './blocks.ts';
import { type Format, isSameFormat, PLAIN } from './format.ts';
import { gatherLists } from './office-lists.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br />' };
const escapeText = (text: string) => text.replace(/[&<>\n]/g, (letter) => ESCAPES[letter] ?? letter);
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** From the outermost element to the innermost. */
const NESTING: readonly (keyof Format)[] = ['href', 'bold', 'italic', 'underline', 'strike', 'script'];

const wrap = (key: keyof Format, value: string, html: string) =>
  key === 'href' ? `<a href="${escapeAttribute(value)}">${html}</a>` : `<${value}>${html}</${value}>`;

function writeRuns(runs: readonly Run[], [key, ...innerKeys]: readonly (keyof Format)[]): string {
  if (key === undefined) return runs.map(({ text }) => escapeText(text)).join('');
  let html = '';
  for (let start = 0; start < runs.length; ) {
    const value = runs[start]?.format[key] ?? '';
    let end = start + 1;
    while (end < runs.length && runs[end]?.format[key] === value) end++;
    const inner = writeRuns(runs.slice(start, end), innerKeys);
    html += value === '' ? inner : wrap(key, value, inner);
    start = end;
  }
  return html;
}

/**
 * Leaves out formats that show nothing: of bold in a heading and of lines under links, which both have them anyway, and of spaces. Spaces between
 * words of one format get it too, so that one element holds all of them.
 */
function simplifyFormats(runs: readonly Run[], isHeading: boolean): Run[] {
  const simplified = runs.map(({ text, format }) => ({
    text,
    format: { ...format, bold: isHeading ? '' : format.bold, underline: format.href === '' ? format.underline : '' },
  }));
  return simplified.map((run, index) => {
    if (run.text.trim() !== '') return run;
    const [before, after] = [simplified[index - 1]?.format ?? PLAIN, simplified[index + 1]?.format ?? PLAIN];
    return { ...run, format: isSameFormat(before, after) ? before : PLAIN };
  });
}

const writeWords = ({ tag, runs }: TextBlock) => writeRuns(simplifyFormats(runs, tag.startsWith('h')), NESTING);

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'text': {
      const tag = block.tag === 'words' ? 'p' : block.tag;
      return `<${tag}>${writeWords(block)}</${tag}>`;
    }
    case 'rule':
      return '<hr />';
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${writeItem(item)}</li>`).join('')}</${tag}>`;
    }
  }
}

/** The only paragraph of an item needs no element, also if a list follows it within the item. */
function writeItem(item: readonly Block[]): string {
  const blocks = gatherLists(item);
  const isParagraph = (block: Block): block is TextBlock => block.kind === 'text' && (block.tag === 'p' || block.tag === 'words');
  const isOnly = blocks.filter(isParagraph).length === 1;
  return blocks.map((block) => (isOnly && isParagraph(block) ? writeWords(block) : writeBlock(block))).join('');
}

/** One line without an element of its own stays so: it is a name, or goes into a paragraph that is being written. */
export function writeBlocks(unordered: readonly Block[]): string {
  const blocks = gatherLists(unordered);
  const [first, ...others] = blocks;
  const isAlone = first?.kind === 'text' && first.tag === 'words' && others.length === 0;
  if (isAlone && !first.runs.some(({ text }) => text.includes('\n'))) return writeWords(first);
  return blocks.map(writeBlock).join('');
}
