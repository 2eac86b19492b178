/**
 * The three label fonts with the widths of their characters, by which text is fitted without a browser. Each character of `widths` encodes
 * the advance width of one character of ASCII 32..126: (code - 35) / 80 em.
 */
export type Face = 'sans' | 'humanist' | 'serif';

const FACES: Record<Face, { family: string; widths: string }> = {
  sans: {
    family: "'Jost','Futura','Century Gothic',sans-serif",
    widths: ';<JUSe[;==RV<4<OUISQUSTOQT<?VUVRaZSZ[QMb_99UIfbcQeSQKWZuTSQ=M=LLAKRJRN<RN88K7cOPRRAE9OI\\HIJ?;?Q',
  },
  humanist: {
    family: "'Tenor Sans','Optima',sans-serif",
    widths: '???hU^[0;;>j7@8LS=OQOPRMRR55bjaMu^X``SSdfDM]SughTk\\UX][w]VX;L;F`5NSOSQ@SQ<:N:hQTSSBIAQL_MKJ?9@S',
  },
  serif: {
    family: "'Gowun Batang','Hahmlet',serif",
    widths: '<;>WQfg3CCKW:F:KNGNNNNNNNN<<WWWMkYQXYOL^\\9=UNg[_Q_TNU[YoWUQCKCKWSKNHNI>KP97L8gQMNMAE@NL_ILGCCCW',
  },
};

/** The width of characters outside ASCII: a little more than of the average letter. */
const DEFAULT_ADVANCE_EM = 0.6;

export const getFontFamily = (face: Face): string => FACES[face].family;

/** Measures the width of one line in drawing units. `tracking` is added after every character. */
export function measureText(text: string, face: Face, size: number, tracking = 0): number {
  const { widths } = FACES[face];
  let width = 0;
  for (const character of text) {
    const index = character.charCodeAt(0) - 32;
    const em = index >= 0 && index < widths.length ? (widths.charCodeAt(index) - 35) / 80 : DEFAULT_ADVANCE_EM;
    width += em * size + tracking;
  }
  return width;
}

const SMALLEST_SIZE = 5;
const SIZE_STEP = 0.5;

/** The font of lines of text, and the width into which they are fitted. `size` is the largest font size allowed. */
export type FitOptions = { face: Face; size: number; width: number; tracking_em?: number };

const measureLine = (text: string, { face, size, tracking_em = 0 }: FitOptions): number =>
  measureText(text, face, size, tracking_em * size);

/** Finds the largest size, from `fit.size` down to 5, at which every line fits into `fit.width`. */
export function fitSize(lines: readonly string[], fit: FitOptions): number {
  let { size } = fit;
  while (size > SMALLEST_SIZE && lines.some((line) => measureLine(line, { ...fit, size }) > fit.width)) size -= SIZE_STEP;
  return size;
}

/** Breaks text greedily: each line takes as many words as fit. */
function breakGreedily(text: string, fit: FitOptions): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && measureLine(longer, fit) > fit.width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/**
 * Breaks the words into `count` lines of similar length, so that no word is alone on the last one. Returns undefined if they do not fit into
 * so few lines. `slack` is the sum of the squares of the unused widths.
 */
function breakEvenly(words: readonly string[], fit: FitOptions, count: number): { lines: string[]; slack: number } | undefined {
  if (count === 1) {
    const line = words.join(' ');
    const unusedWidth = fit.width - measureLine(line, fit);
    // Accepts a single word that is too long for the line, because the caller reduces its size afterwards.
    return unusedWidth < 0 && words.length > 1 ? undefined : { lines: [line], slack: unusedWidth * unusedWidth };
  }
  let best: { lines: string[]; slack: number } | undefined;
  for (let wordCount = 1; wordCount <= words.length - count + 1; wordCount++) {
    const firstLine = breakEvenly(words.slice(0, wordCount), fit, 1);
    const otherLines = firstLine && breakEvenly(words.slice(wordCount), fit, count - 1);
    if (!otherLines) continue;
    const slack = firstLine.slack + otherLines.slack;
    if (!best || slack < best.slack) best = { lines: [...firstLine.lines, ...otherLines.lines], slack };
  }
  return best;
}

/** One more line is used only if the font size grows at least by this factor. */
const GAIN_PER_LINE_MIN = 1.1;

export type WrappedText = { lines: string[]; size: number };

/** The size is reduced in steps of this factor until the text fits. */
const SHRINK_FACTOR = 0.94;

type WrapOptions = FitOptions & { maxLines: number };

/** Breaks text at spaces into at most `maxLines` lines within `width`, and reduces the size if necessary. */
export function wrap(text: string, { maxLines, ...fit }: WrapOptions): WrappedText {
  const greedyLines = breakGreedily(text, fit);
  if (greedyLines.length > maxLines) return wrap(text, { ...fit, size: fit.size * SHRINK_FACTOR, maxLines });
  const lines = breakEvenly(text.split(' '), fit, greedyLines.length)?.lines ?? greedyLines;
  return { lines, size: fitSize(lines, fit) };
}

/**
 * Breaks text into the number of lines, up to `maxLines`, that allows the largest font size, but adds a line only for a clear gain.
 * `getMaxSize(lines)` returns the largest size at which that many lines fit the height.
 */
export function wrapLargest(
  text: string,
  { maxLines, getMaxSize, ...fit }: WrapOptions & { getMaxSize: (lines: number) => number },
): WrappedText {
  let best = wrap(text, { ...fit, size: Math.min(fit.size, getMaxSize(1)), maxLines: 1 });
  for (let count = 2; count <= maxLines; count++) {
    const wrapped = wrap(text, { ...fit, size: Math.min(fit.size, getMaxSize(count)), maxLines: count });
    if (wrapped.size > best.size * GAIN_PER_LINE_MIN) best = wrapped;
  }
  return best;
}
