/** Breaks a text into the lines of a card. */
import type { Font } from './font.ts';

const ELLIPSIS = '…';

/** `size_px`: the size at which the lines fit. */
export type FittedText = { size_px: number; lines: string[] };
/** `sizes`: from the largest to the smallest, each with the number of lines that a text may have at it. */
type Bounds = { width_px: number; sizes: readonly { size_px: number; linesMax: number }[] };

/** The text without characters that the font lacks, and with single spaces. */
export const keepDrawable = (text: string, font: Font): string =>
  [...text.normalize('NFC')]
    .map((character) => (/\s/.test(character) ? ' ' : character))
    .filter((character) => font.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** The width of a text at the size of the line. */
type Measure = (text: string) => number;

/** The longest beginning of the text that is at most `width_px` wide, at least one character. */
function takeFitting(text: string, width_px: number, measure: Measure): string {
  let fitting = '';
  let left_px = width_px;
  for (const character of text) {
    left_px -= measure(character);
    if (left_px < 0 && fitting !== '') break;
    fitting += character;
  }
  return fitting;
}

/** Breaks at spaces, and inside a word only if the word alone is too long. Stops after `linesMax` lines and returns what is left. */
function breakLines(text: string, linesMax: number, width_px: number, measure: Measure): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < linesMax) {
    const fitting = takeFitting(rest, width_px, measure);
    const isWhole = fitting.length === rest.length || rest[fitting.length] === ' ';
    const space = fitting.lastIndexOf(' ');
    const line = isWhole || space <= 0 ? fitting : fitting.slice(0, space);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return { lines, rest };
}

/** The beginning of the text with an ellipsis: after a whole word if there is one, and without the mark that joined it to the next. */
function cutLine(text: string, width_px: number, measure: Measure): string {
  const fitting = takeFitting(text, width_px - measure(ELLIPSIS), measure);
  const isWhole = text[fitting.length] === ' ' || !fitting.includes(' ');
  return (isWhole ? fitting : fitting.slice(0, fitting.lastIndexOf(' '))).replace(/[\s,;:.(+&–-]+$/, '') + ELLIPSIS;
}

/** The lines of the text at the first size at which all of it fits; at the last size cut and with an ellipsis if it is too long for all. */
export function fitText(text: string, font: Font, { width_px, sizes }: Bounds): FittedText {
  const measureAt =
    (size_px: number): Measure =>
    (part) =>
      font.measure(part, size_px);
  for (const { size_px, linesMax } of sizes) {
    const measure = measureAt(size_px);
    const { lines, rest } = breakLines(text, linesMax, width_px, measure);
    // A word that is too long for a line is tried at smaller sizes before it is broken.
    if (rest === '' && text.split(' ').every((word) => measure(word) <= width_px)) return { size_px, lines };
  }
  const { size_px, linesMax } = sizes.at(-1) ?? { size_px: 1, linesMax: 1 };
  const measure = measureAt(size_px);
  const { lines, rest } = breakLines(text, linesMax, width_px, measure);
  if (rest === '') return { size_px, lines };
  const cutText = cutLine(`${lines.at(-1) ?? ''} ${rest}`, width_px, measure);
  return { size_px, lines: [...lines.slice(0, -1), cutText] };
}
