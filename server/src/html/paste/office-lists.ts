/** Lists of Word and of programs that write HTML as it does: paragraphs with a bullet as text, and the level of the list in a style. */
import type { Block, ListBlock, OfficeItem, Run, TextBlock } from './blocks.ts';
import type { Attributes, Style } from './format.ts';

const LEVEL = /\blevel([1-9])\b/;
const LIST_CLASS = /\bMsoList(?:Paragraph|Bullet|Number)/i;

/** The level of the paragraph in a list; null if it is none of a list. Mail programs remove the style and keep the class. */
export function readOfficeLevel(attributes: Attributes, style: Style): number | null {
  const list = style.get('mso-list') ?? '';
  const level = LEVEL.exec(list)?.[1];
  if (level !== undefined) return Number(level);
  return list === '' && LIST_CLASS.test(attributes.class ?? '') ? 1 : null;
}

/** Whether an element holds the bullet or the number of its paragraph. */
export const isMarker = (style: Style): boolean => style.get('mso-list') === 'ignore';

const NUMBER = /^\(?[\p{L}\p{N}]{1,5}[.)]$/u;
/** A bullet, also as a letter of a font of symbols, or a number, and the wide space after it. */
const LEADING_MARKER = /^\s*(?<marker>[·•●○▪■◦§Øüolnqv–—-]|\(?[\p{L}\p{N}]{1,5}[.)])(?:\u00a0|\s[\s\u00a0])[\s\u00a0]*/u;

/** The bullet or number with which the words begin, where no element marks it. */
const readLeadingMarker = (runs: readonly Run[]): { marker: string; length: number } => {
  const match = LEADING_MARKER.exec(runs.map(({ text }) => text).join(''));
  return { marker: match?.groups?.marker ?? '', length: match?.[0].length ?? 0 };
};

/**
 * The item that a paragraph with a level is. `marker`: its bullet or number, if an element holds it. A paragraph without one is no item, but belongs to the
 * item before it.
 */
export function readOfficeItem(level: number, marker: string, runs: Run[]): { item: OfficeItem | null; runs: Run[] } {
  const leading = marker === '' ? readLeadingMarker(runs) : { marker, length: 0 };
  if (leading.marker === '') return { item: null, runs };
  return { item: { level, isOrdered: NUMBER.test(leading.marker) }, runs: dropLetters(runs, leading.length) };
}

function dropLetters(runs: readonly Run[], count: number): Run[] {
  let left = count;
  return runs.flatMap((run) => {
    const dropped = Math.min(left, run.text.length);
    left -= dropped;
    return dropped === run.text.length ? [] : [{ ...run, text: run.text.slice(dropped) }];
  });
}

type Item = TextBlock & { item: OfficeItem };
const isItem = (block: Block | undefined): block is Item => block?.kind === 'text' && block.item !== null;

/** Makes lists of items that follow each other. Items of a deeper level become a list within the item before them. */
function nestItems(items: readonly Item[]): Block[] {
  const lists: ListBlock[] = [];
  for (let index = 0; index < items.length; ) {
    const first = items[index] as Item;
    let end = index + 1;
    while ((items[end]?.item.level ?? 0) > first.item.level) end++;
    const content: Block[] = [{ ...first, item: null }, ...nestItems(items.slice(index + 1, end))];
    const list = lists.at(-1);
    if (list && list.isOrdered === first.item.isOrdered) list.items.push(content);
    else lists.push({ kind: 'list', isOrdered: first.item.isOrdered, items: [content], continues: false });
    index = end;
  }
  return lists;
}

/** Makes lists of the items of office programs, and one list of the lists that continue each other. */
export function gatherLists(blocks: readonly Block[]): Block[] {
  const gathered: Block[] = [];
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block;
    const before = gathered.at(-1);
    if (isItem(block)) {
      let end = index + 1;
      while (isItem(blocks[end])) end++;
      gathered.push(...nestItems(blocks.slice(index, end) as Item[]));
      index = end;
      continue;
    }
    if (block.kind === 'list' && block.continues && before?.kind === 'list' && before.isOrdered === block.isOrdered) {
      before.items.push(...block.items);
    } else gathered.push(block);
    index++;
  }
  return gathered;
}
