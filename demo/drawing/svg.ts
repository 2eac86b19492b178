/**
 * Functions that write SVG. `rect`, `circle`, `ellipse`, `group`, `shape` and `line` return the markup of an element. `pathData`, `joinPoints`,
 * `diamond`, `zigzag` and `spiral` return data for a path, which `shape` and `line` draw. Lengths are rounded to a tenth of a unit, so that
 * strings are short and the same on every machine. A number that is not finite is a bug in a drawing: it throws here, where the stack
 * trace shows the cause, because the rasteriser would ignore it silently.
 */
export type Point = readonly [x: number, y: number];

type AttributeValue = string | number | undefined;

/** Attributes of any element. Hyphenated names are written in camelCase: `strokeWidth`, `clipPath`. */
export type Attributes = Record<string, AttributeValue>;

const LENGTH_ATTRIBUTES = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'strokeWidth', 'fontSize', 'letterSpacing']);

/** The attributes whose names have a hyphen in SVG; others, such as viewBox and stdDeviation, are in camelCase there too. */
const HYPHENATED_ATTRIBUTES = new Set([
  'clipPath',
  'fillRule',
  'floodColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lightingColor',
  'stopColor',
  'stopOpacity',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeOpacity',
  'strokeWidth',
  'textAnchor',
  'ariaHidden',
  'ariaLabel',
  'colorInterpolationFilters',
]);

export function round(value: number, digits = 1): number {
  if (!Number.isFinite(value)) throw new Error(`a drawing made a number that is not finite: ${value}`);
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

const toAttributeName = (name: string): string =>
  HYPHENATED_ATTRIBUTES.has(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function formatAttribute([name, value]: [string, AttributeValue]): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return ` ${toAttributeName(name)}="${value}"`;
  return ` ${toAttributeName(name)}="${round(value, LENGTH_ATTRIBUTES.has(name) ? 1 : 4)}"`;
}

/** Writes one element; `children` are finished SVG. Attribute values are not escaped: pass text from users through `escapeText`. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const openTag = `<${name}${Object.entries(attributes).map(formatAttribute).join('')}`;
  return children.length === 0 ? `${openTag}/>` : `${openTag}>${children.join('')}</${name}>`;
}

export const rect = (attributes: Attributes): string => element('rect', attributes);
export const circle = (attributes: Attributes): string => element('circle', attributes);
export const ellipse = (attributes: Attributes): string => element('ellipse', attributes);
/** Writes a path that is filled, in black if `attributes` have no fill. */
export const shape = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });
export const group = (attributes: Attributes, ...children: string[]): string => element('g', attributes, ...children);
/** Writes a path that is stroked but not filled. */
export const line = (d: string, stroke: string, strokeWidth: number, attributes: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, strokeWidth, ...attributes });

/** Writes the data of a path with every number rounded: pathData`M${x} ${y}h${width}`. */
export function pathData(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw({ raw: strings }, ...values.map((value) => (typeof value === 'number' ? round(value) : value)));
}

export const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;

/** Joins the results of `draw(0)` to `draw(count - 1)`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Writes the data of an open path through the points. */
export const joinPoints = (points: readonly Point[]): string =>
  points.map(([x, y], index) => pathData`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Writes a zigzag from `x0` to `x1`, with every other point lower by `depth`. */
export function zigzag({ x0, x1, step, y, depth }: { x0: number; x1: number; step: number; y: number; depth: number }): string {
  const points: Point[] = [];
  for (let x = x0; x <= x1; x += step) points.push([x, y + (points.length % 2 ? depth : 0)]);
  return joinPoints(points);
}

/** Writes a diamond of height 2·`r`; `ratio` is its width divided by its height. */
export const diamond = (x: number, y: number, r: number, ratio = 1): string =>
  pathData`M${x} ${y - r}L${x + r * ratio} ${y}L${x} ${y + r}L${x - r * ratio} ${y}Z`;

/** Writes a round spiral around (0,0) from radius `r0` to `r1`, with `steps` points a turn. */
export function spiral({ turns, r0, r1, steps = 14 }: { turns: number; r0: number; r1: number; steps?: number }): string {
  const count = Math.round(turns * steps);
  const getPoint = (index: number): Point => {
    const angle = (index / steps) * Math.PI * 2;
    const radius = r0 + (r1 - r0) * (index / count);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  return joinPoints(Array.from({ length: count + 1 }, (_, index) => getPoint(index)));
}

export type SvgDocument = { width: number; height: number; viewBox?: string; title?: string };

/** Writes a whole SVG document. Screen readers read out the `title`; a picture without one is marked as decoration. */
export function createSvgDocument(
  { width, height, viewBox = `0 0 ${width} ${height}`, title }: SvgDocument,
  ...children: string[]
): string {
  const accessibility = title === undefined ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: escapeText(title) };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height, ...accessibility }, ...children);
}
