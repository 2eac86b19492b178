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

type Fit = { face: Face; size: number; width: number; tracking?: number };

/** The largest size, from `size` down to 5, at which every line is within `width`. `tracking` is in em. */
export function fitSize(lines: readonly string[], { face, size, width, tracking = 0 }: Fit): number {
  let fitted = size;
  while (fitted > SMALLEST && lines.some((text) => textWidth(text, face, fitted, tracking * fitted) > width)) fitted -= STEP;
  return fitted;
}

export type Wrapped = { lines: string[]; size: number };

/** Breaks at spaces into at most `maxLines` lines within `width`, smaller where it must be. */
export function wrap(text: string, fit: Fit, maxLines: number): Wrapped {
  const { face, size, width, tracking = 0 } = fit;
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, face, size, tracking * size) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  if (current) lines.push(current);
  if (lines.length > maxLines) return wrap(text, { ...fit, size: size * 0.94 }, maxLines);
  return { lines, size: fitSize(lines, fit) };
}
