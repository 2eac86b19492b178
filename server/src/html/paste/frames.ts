/** The elements that are open while a pasted text is read. */
import type { Block, ListBlock, TextTag } from './blocks.ts';
import { BLOCKS, CELLS, HEADINGS, KEEPS_LINE_ENDS, LISTS } from './elements.ts';
import { type Attributes, type Format, formatWithin, PLAIN, type Style } from './format.ts';
import { readOfficeLevel } from './office-lists.ts';
import { type TableCell, toTableBlocks } from './tables.ts';

/** An open element. An element that is no block passes on most of what it gets from the one around it. */
export type Frame = {
  format: Format;
  tag: TextTag;
  keepsLineEnds: boolean;
  /** Whether a paragraph without words stays, because staff wrote it as an empty line. */
  keepsBlank: boolean;
  isBlock: boolean;
  /** Takes the blocks within the element. */
  push: (block: Block) => void;
  /** The list that is directly around. */
  list: ListBlock | null;
  /** The rows of the table that is directly around. */
  rows: TableCell[][] | null;
  /** How many items, quotes and cells are around. */
  depth: number;
  /** The place in a list that an office program gives to the paragraph. `isOrdered`: null if its bullet or number says so. */
  office: { level: number; isOrdered: boolean | null } | null;
  onClose?: (() => void) | undefined;
};

export type OpenElement = { name: string; attributes: Attributes; style: Style };

/** Lists, items, quotes and cells that are nested deeper are read as paragraphs: six lists with their items. */
const DEPTH_MAX = 12;
/** The levels of lists in office programs. */
const OFFICE_LEVEL_MAX = 9;

export const isHidden = ({ attributes, style }: OpenElement): boolean => attributes.hidden !== undefined || style.get('display') === 'none';

function readKeepsLineEnds({ name, style }: OpenElement, outer: Frame): boolean {
  const value = style.get('white-space-collapse') ?? style.get('white-space');
  return value === undefined ? KEEPS_LINE_ENDS.has(name) || outer.keepsLineEnds : /^(?:pre|break-spaces)/.test(value);
}

/** What a block changes in its frame, by its element. Null: the element is no block. */
function readBlockFrame({ name, attributes, style }: OpenElement, outer: Frame): Partial<Frame> | null {
  const heading = Object.hasOwn(HEADINGS, name) ? HEADINGS[name] : undefined;
  if (heading) return { tag: heading };
  if (name === 'p') {
    const level = readOfficeLevel(attributes, style);
    const office = level === null ? outer.office : { level, isOrdered: null };
    const tag = outer.tag === 'words' ? 'p' : outer.tag;
    return { tag, office, keepsBlank: Object.keys(attributes).length === 0 };
  }
  if (outer.depth < DEPTH_MAX) {
    if (LISTS.has(name)) return openList(name, attributes, outer);
    if (name === 'li') return openItem(attributes, outer);
    if (name === 'blockquote') return openQuote(outer);
    if (name === 'table' || (name === 'tr' && !outer.rows)) return openTable(outer, name === 'tr');
    if (CELLS.has(name) && outer.rows) return openCell(outer.rows, outer.depth);
  }
  if (name === 'tr') outer.rows?.push([]);
  return BLOCKS.has(name) ? {} : null;
}

function openList(name: string, { start }: Attributes, outer: Frame): Partial<Frame> {
  const isOrdered = name === 'ol';
  const list: ListBlock = { kind: 'list', isOrdered, items: [], continues: !isOrdered || Number(start) > 1 };
  return {
    list,
    depth: outer.depth + 1,
    push(block) {
      const last = list.items.at(-1);
      // An item of an office program has its own place among the lists.
      if (block.kind === 'text' && block.item) outer.push(block);
      // Google Docs writes a list beside the item that it belongs to.
      else if (block.kind === 'list' && last) last.push(block);
      else list.items.push([block]);
    },
    onClose: () => list.items.length > 0 && outer.push(list),
  };
}

function openItem(attributes: Attributes, outer: Frame): Partial<Frame> {
  // Word in the browser writes each item as a list of its own, and its level as an attribute.
  const level = Number(attributes['data-aria-level']);
  if (level > 0) return { tag: 'words', office: { level: Math.min(level, OFFICE_LEVEL_MAX), isOrdered: outer.list?.isOrdered ?? false } };
  const item: Block[] = [];
  const { list } = outer;
  function onClose() {
    if (item.length === 0) return;
    if (list) list.items.push(item);
    else outer.push({ kind: 'list', isOrdered: false, items: [item], continues: true });
  }
  return { ...createContainer(outer.depth, item), onClose };
}

/** What is the same in items, quotes and cells: they begin anew within. */
const createContainer = (depth: number, blocks: Block[]): Partial<Frame> => ({
  tag: 'words',
  push: (block) => void blocks.push(block),
  list: null,
  rows: null,
  office: null,
  depth: depth + 1,
});

function openQuote(outer: Frame): Partial<Frame> {
  const blocks: Block[] = [];
  return { ...createContainer(outer.depth, blocks), onClose: () => blocks.length > 0 && outer.push({ kind: 'quote', blocks }) };
}

function openTable(outer: Frame, hasRow: boolean): Partial<Frame> {
  const rows: TableCell[][] = hasRow ? [[]] : [];
  return { rows, onClose: () => toTableBlocks(rows).forEach(outer.push) };
}

function openCell(rows: TableCell[][], depth: number): Partial<Frame> {
  const cell: TableCell = [];
  if (rows.length === 0) rows.push([]);
  rows.at(-1)?.push(cell);
  return createContainer(depth, cell);
}

/** The frame around all elements. */
export const createRootFrame = (blocks: Block[]): Frame => ({
  format: PLAIN,
  tag: 'words',
  keepsLineEnds: false,
  keepsBlank: false,
  isBlock: true,
  push: (block) => void blocks.push(block),
  list: null,
  rows: null,
  depth: 0,
  office: null,
});

export function createFrame(element: OpenElement, outer: Frame): Frame {
  const { name, attributes, style } = element;
  const blockFrame = readBlockFrame(element, outer);
  return {
    ...outer,
    format: formatWithin(outer.format, name, attributes, style),
    keepsLineEnds: readKeepsLineEnds(element, outer),
    keepsBlank: blockFrame === null && outer.keepsBlank,
    isBlock: blockFrame !== null,
    onClose: undefined,
    ...blockFrame,
  };
}
