/** Reads the words of one paragraph after the other. */
import { type OfficeItem, PARAGRAPH_END, type Run, splitParagraphs, splitRuns } from './blocks.ts';
import { type Format, PLAIN } from './format.ts';
import type { Frame } from './frames.ts';
import { readOfficeItem } from './office-lists.ts';

function readItem({ office }: Frame, marker: string, runs: Run[]): { item: OfficeItem | null; runs: Run[] } {
  if (!office) return { item: null, runs };
  const { level, isOrdered } = office;
  return isOrdered === null ? readOfficeItem(level, marker.trim(), runs) : { item: { level, isOrdered }, runs };
}

/** Line ends of the source are spaces. In words that no paragraph or item is around, they can be those of a plain text. */
function readSpaces(text: string, { keepsLineEnds, tag, depth }: Frame, lineEndsMin: number): string {
  if (keepsLineEnds) return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return text.replace(/[ \t\r\n\f]+/g, (spaces) => {
    const lineEnds = spaces.replaceAll('\r\n', '\n').match(/[\r\n]/g)?.length ?? 0;
    return tag === 'words' && depth === 0 && lineEnds >= lineEndsMin ? PARAGRAPH_END : ' ';
  });
}

/** `lineEndsMin`: how many line ends without an element end a paragraph. */
export function createParagraphReader(lineEndsMin: number) {
  let runs: Run[] = [];
  /** The bullet or number of the paragraph. */
  let marker = '';
  return {
    add: (text: string, format: Format): void => void runs.push({ text, format }),
    addText: (text: string, frame: Frame): void => void runs.push({ text: readSpaces(text, frame, lineEndsMin), format: frame.format }),
    addMarker(text: string): void {
      marker += text;
    },
    /** Gives the words to the frame. @returns the number of paragraphs that only line ends separate. */
    end(frame: Frame): number {
      const read = readItem(frame, marker, runs);
      const parts = splitRuns(read.runs, PARAGRAPH_END)
        .map(splitParagraphs)
        .filter((paragraphs) => paragraphs.length > 0);
      for (const paragraph of parts.flat()) frame.push({ kind: 'text', tag: frame.tag, runs: paragraph, item: read.item });
      const isEmptyLine = frame.keepsBlank && parts.length === 0 && runs.some(({ text }) => /[\n\u00a0]/.test(text));
      if (isEmptyLine) frame.push({ kind: 'text', tag: frame.tag, runs: [{ text: '\n', format: PLAIN }], item: null });
      runs = [];
      marker = '';
      return parts.length;
    },
  };
}
