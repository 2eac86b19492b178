/**
 * Colour arithmetic in OKLab (Björn Ottosson, 2020), where equal steps look equal: a shadow by `shiftTone` looks as deep on yellow as on
 * blue. Colours are `#RRGGBB`. Functions throw on anything else, because a mistyped colour would otherwise be drawn as black.
 */
type Lab = readonly [lightness: number, a: number, b: number];

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Converts between a channel of sRGB and linear light, both from 0 to 1. The numbers are those of the sRGB standard. */
const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Converts a colour to the linear light of each channel, 0..1. */
function toLinearRgb(hex: string): readonly [r: number, g: number, b: number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour of the form #RRGGBB: ${hex}`);
  const bits = Number.parseInt(hex.slice(1), 16);
  return [toLinear((bits >> 16) / 255), toLinear(((bits >> 8) & 255) / 255), toLinear((bits & 255) / 255)];
}

/** The factors of this function and of `fromLab` are those of OKLab. */
function toLab(hex: string): Lab {
  const [r, g, b] = toLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const toByte = (channel: number) => Math.round(clamp(toGamma(clamp(channel))) * 255);
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return fromLab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
}

/** Makes a colour lighter or darker by `shift` of OKLab lightness (-1..1). Changes the chroma a little, so that shadows stay warm, not grey. */
export function shiftTone(hex: string, shift: number): string {
  const [lightness, a, b] = toLab(hex);
  const chromaFactor = 1 - shift * (shift < 0 ? 0.25 : 0.6);
  return fromLab([clamp(lightness + shift, 0.02, 0.995), a * chromaFactor, b * chromaFactor]);
}

/** Returns the OKLab lightness, 0 (black) to 1 (white). */
export const getLightness = (hex: string): number => toLab(hex)[0];

const DARK_INK = '#2A241D';
const LIGHT_INK = '#FFFBF2';

/** Computes the contrast ratio of WCAG 2, 1 to 21. */
export function computeContrast(first: string, second: string): number {
  const computeLuminance = (hex: string) => {
    const [r, g, b] = toLinearRgb(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The minimum of WCAG 2 AA for normal text. */
const READABLE_CONTRAST = 4.5;

/** Returns `ink` if it can be read on `backgroundColour`, else near-black or near-white, whichever has more contrast. */
export function chooseReadableInk(backgroundColour: string, ink: string): string {
  if (computeContrast(backgroundColour, ink) >= READABLE_CONTRAST) return ink;
  return computeContrast(backgroundColour, DARK_INK) > computeContrast(backgroundColour, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

/** Returns `accent` if a thin line of it is visible on `backgroundColour`, else `ink`. */
export const chooseVisibleAccent = (backgroundColour: string, accent: string, ink: string): string =>
  Math.abs(getLightness(backgroundColour) - getLightness(accent)) < 0.2 ? ink : accent;
