import { element, round } from './svg.ts';

/** A stop of a gradient: its offset and opacity are from 0 to 1; without an opacity it is opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** Where a gradient starts and ends: in shares (0 to 1) of the painted shape, or in drawing units for `linearGradientAt`. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

const ACROSS: Direction = [0, 0, 1, 0];
export const DOWN: Direction = [0, 0, 0, 1];
export const DIAGONAL: Direction = [0, 0, 1, 1];

/**
 * Collects the `<defs>` of one SVG: gradients, clip paths, filters. The functions return a reference such as `url(#k1)`, and
 * equal definitions share one id. Ids are numbered in order, so the same drawing always gives the same string.
 */
export type SvgDefs = {
  /** The gradient covers the bounding box of the painted shape. */
  linearGradient: (stops: readonly Stop[], direction?: Direction) => string;
  /** Like `linearGradient`, with the direction in drawing units. */
  linearGradientAt: (stops: readonly Stop[], direction: Direction) => string;
  /** The gradient goes from the centre to the edge of a circle, whose measures are shares of the painted shape's bounding box. */
  radialGradient: (stops: readonly Stop[], circle: { cx: number; cy: number; r: number }) => string;
  clipPath: (d: string) => string;
  /**
   * `margin` is the width that the blur may add on each side, as a share of the shape's box. Thin shapes need a large
   * margin. Large shapes should use a small one, since the rasteriser's time grows with the area.
   */
  blurFilter: (deviation: number, margin?: number) => string;
  /** Adds any other definition and returns its id. `create` gets the id that it must use; the same `key` gives the same id. */
  define: (key: string, create: (id: string) => string) => string;
  /** Returns the `<defs>` element with all definitions so far. */
  toSvg: () => string;
};

const createStopElement = ([offset, colour, opacity = 1]: Stop): string =>
  element('stop', { offset: `${round(offset * 100)}%`, stopColor: colour, stopOpacity: opacity === 1 ? undefined : round(opacity, 3) });

export function createSvgDefs(): SvgDefs {
  const definitionsByKey = new Map<string, { id: string; svg: string }>();

  const define = (key: string, create: (id: string) => string): string => {
    const existing = definitionsByKey.get(key);
    if (existing) return existing.id;
    const id = `k${definitionsByKey.size.toString(36)}`;
    definitionsByKey.set(key, { id, svg: create(id) });
    return id;
  };
  const defineReference = (key: string, create: (id: string) => string): string => `url(#${define(key, create)})`;

  const defineGradient = (name: string, attributes: Record<string, string | number | undefined>, stops: readonly Stop[]): string => {
    const body = stops.map(createStopElement).join('');
    return defineReference(`${name} ${JSON.stringify(attributes)} ${body}`, (id) => element(name, { id, ...attributes }, body));
  };
  const defineLinear = ([x1, y1, x2, y2]: Direction, stops: readonly Stop[], gradientUnits: string | undefined): string =>
    defineGradient('linearGradient', { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), gradientUnits }, stops);

  return {
    linearGradient: (stops, direction = ACROSS) => defineLinear(direction, stops, undefined),
    linearGradientAt: (stops, direction) => defineLinear(direction, stops, 'userSpaceOnUse'),
    // Passes strings, because `element` rounds lengths that are numbers to one digit.
    radialGradient: (stops, { cx, cy, r }) => defineGradient('radialGradient', { cx: `${cx}`, cy: `${cy}`, r: `${r}` }, stops),
    clipPath: (d) => defineReference(`clip ${d}`, (id) => element('clipPath', { id }, element('path', { d }))),
    blurFilter: (deviation, margin = 0.6) => {
      const start = `${round(margin * -100)}%`;
      const size = `${round(margin * 200 + 100)}%`;
      const region = { x: start, y: start, width: size, height: size };
      const blurred = element('feGaussianBlur', { stdDeviation: deviation });
      return defineReference(`blur ${deviation} ${margin}`, (id) => element('filter', { id, ...region }, blurred));
    },
    define,
    toSvg: () => element('defs', {}, [...definitionsByKey.values()].map(({ svg }) => svg).join('')),
  };
}
