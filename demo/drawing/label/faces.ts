/**
 * The three label faces and their advance widths, so that text can be fitted without a browser. One character of
 * `widths` stands for one of ASCII 32..126; its code less 35, over 80, is the advance in em.
 */
export type Face = 'sans' | 'human' | 'serif';

const FACES: Record<Face, { family: string; widths: string }> = {
  sans: {
    family: "'Jost','Futura','Century Gothic',sans-serif",
    widths: ';<JUSe[;==RV<4<OUISQUSTOQT<?VUVRaZSZ[QMb_99UIfbcQeSQKWZuTSQ=M=LLAKRJRN<RN88K7cOPRRAE9OI\\HIJ?;?Q',
  },
  human: {
    family: "'Tenor Sans','Optima',sans-serif",
    widths: '???hU^[0;;>j7@8LS=OQOPRMRR55bjaMu^X``SSdfDM]SughTk\\UX][w]VX;L;F`5NSOSQ@SQ<:N:hQTSSBIAQL_MKJ?9@S',
  },
  serif: {
    family: "'Gowun Batang','Hahmlet',serif",
    widths: '<;>WQfg3CCKW:F:KNGNNNNNNNN<<WWWMkYQXYOL^\\9=UNg[_Q_TNU[YoWUQCKCKWSKNHNI>KP97L8gQMNMAE@NL_ILGCCCW',
  },
};

/** Advance, in em, of what is outside ASCII: a little more than the mean letter. */
const OTHER_EM = 0.6;

export const familyOf = (face: Face): string => FACES[face].family;

/** Width of one line in drawing units; `tracking` is added after every character. */
export function textWidth(text: string, face: Face, size: number, tracking = 0): number {
  const { widths } = FACES[face];
  let width = 0;
  for (const character of text) {
    const index = character.charCodeAt(0) - 32;
    const em = index >= 0 && index < widths.length ? (widths.charCodeAt(index) - 35) / 80 : OTHER_EM;
    width += em * size + tracking;
  }
  return width;
}

const SMALLEST = 5;
const STEP = 0.5;

/** `tracking` is in em. */
export type Fit = { face: Face; size: number; width: number; tracking?: number };

const widthOf = (text: string, { face, size, tracking = 0 }: Fit): number => textWidth(text, face, size, tracking * size);

/** The largest size, from `fit.size` down to 5, at which every line is within `fit.width`. */
export function fitSize(lines: readonly string[], fit: Fit): number {
  let { size } = fit;
  while (size > SMALLEST && lines.some((line) => widthOf(line, { ...fit, size }) > fit.width)) size -= STEP;
  return size;
}

/** As many words on a line as go. */
function breakLines(text: string, fit: Fit): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer, fit) > fit.width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** The words on `count` lines as even as can be: no lonely last word. Undefined where they do not go on so few. */
function evenLines(words: readonly string[], fit: Fit, count: number): { lines: string[]; slack: number } | undefined {
  if (count === 1) {
    const line = words.join(' ');
    const left = fit.width - widthOf(line, fit);
    // one word too long for any line is made smaller afterwards
    return left < 0 && words.length > 1 ? undefined : { lines: [line], slack: left * left };
  }
  let best: { lines: string[]; slack: number } | undefined;
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = evenLines(words.slice(0, taken), fit, 1);
    const rest = first && evenLines(words.slice(taken), fit, count - 1);
    if (!rest) continue;
    const slack = first.slack + rest.slack;
    if (!best || slack < best.slack) best = { lines: [...first.lines, ...rest.lines], slack };
  }
  return best;
}

/** How much larger the type must be made by one more line. */
const WORTH_A_LINE = 1.1;

export type Wrapped = { lines: string[]; size: number };

/** Broken at spaces into at most `maxLines` lines within `fit.width`, smaller where it must be. */
export function wrap(text: string, fit: Fit, maxLines: number): Wrapped {
  const { length } = breakLines(text, fit);
  if (length > maxLines) return wrap(text, { ...fit, size: fit.size * 0.94 }, maxLines);
  const lines = evenLines(text.split(' '), fit, length)?.lines ?? breakLines(text, fit);
  return { lines, size: fitSize(lines, fit) };
}

/**
 * The number of lines, up to `maxLines`, that lets the type be largest; fewer where it makes little odds. `room(lines)`
 * is the largest size at which that many lines are not too high for their place.
 */
export function wrapLargest(text: string, fit: Fit, maxLines: number, room: (lines: number) => number): Wrapped {
  let best = wrap(text, { ...fit, size: Math.min(fit.size, room(1)) }, 1);
  for (let count = 2; count <= maxLines; count++) {
    const wrapped = wrap(text, { ...fit, size: Math.min(fit.size, room(count)) }, count);
    if (wrapped.size > best.size * WORTH_A_LINE) best = wrapped;
  }
  return best;
}
