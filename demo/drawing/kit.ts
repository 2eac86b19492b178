import { element, round } from './svg.ts';

/** Offset 0..1, colour, opacity (1 if absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** From one point to another: in shares (0..1) of the painted shape, or in drawing units with `linearAt`. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const ACROSS: Direction = [0, 0, 1, 0];
export const DOWN: Direction = [0, 0, 0, 1];
export const DIAGONAL: Direction = [0, 0, 1, 1];

/**
 * Collects the definitions of one picture: gradients, clips, blurs. Each is defined once however often it is used. Ids
 * are running numbers, so the same drawing always gives the same string.
 */
export type Kit = {
  /** Returns a value for `fill`; the gradient runs over the painted shape's own box. */
  linear: (stops: readonly Stop[], direction?: Direction) => string;
  /** Like `linear`, with the direction in drawing units. */
  linearAt: (stops: readonly Stop[], direction: Direction) => string;
  /** Centre and radius are shares of the painted shape's box. */
  radial: (stops: readonly Stop[], cx: number, cy: number, r: number) => string;
  clip: (d: string) => string;
  /**
   * `reach` is how far the blur may spill over each side, as a share of the shape's box. Thin shapes need a large
   * reach. Large shapes should use a small one, since the rasteriser's time grows with the area.
   */
  blur: (deviation: number, reach?: number) => string;
  /** Adds any other definition: `make` gets the id that it must use; the same `key` gives the same id. */
  define: (key: string, make: (id: string) => string) => string;
  definitions: () => string;
};

const stopElement = ([offset, colour, opacity = 1]: Stop): string =>
  element('stop', { offset: `${round(offset * 100)}%`, stopColor: colour, stopOpacity: opacity === 1 ? undefined : round(opacity, 3) });

export function createKit(): Kit {
  const definitionsByKey = new Map<string, { id: string; svg: string }>();

  const define = (key: string, make: (id: string) => string): string => {
    const existing = definitionsByKey.get(key);
    if (existing) return existing.id;
    const id = `k${definitionsByKey.size.toString(36)}`;
    definitionsByKey.set(key, { id, svg: make(id) });
    return id;
  };
  const reference = (key: string, make: (id: string) => string): string => `url(#${define(key, make)})`;

  const gradient = (name: string, attributes: Record<string, string | number | undefined>, stops: readonly Stop[]): string => {
    const body = stops.map(stopElement).join('');
    return reference(`${name} ${JSON.stringify(attributes)} ${body}`, (id) => element(name, { id, ...attributes }, body));
  };
  const linearGradient = ([x1, y1, x2, y2]: Direction, stops: readonly Stop[], gradientUnits: string | undefined): string =>
    gradient('linearGradient', { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), gradientUnits }, stops);

  return {
    linear: (stops, direction = ACROSS) => linearGradient(direction, stops, undefined),
    linearAt: (stops, direction) => linearGradient(direction, stops, 'userSpaceOnUse'),
    // template strings, since `round` would cut a radius between 0 and 1 to one digit
    radial: (stops, cx, cy, r) => gradient('radialGradient', { cx: `${cx}`, cy: `${cy}`, r: `${r}` }, stops),
    clip: (d) => reference(`clip ${d}`, (id) => element('clipPath', { id }, element('path', { d }))),
    blur: (deviation, reach = 0.6) => {
      const [start, size] = [`${round(reach * -100)}%`, `${round(reach * 200 + 100)}%`];
      const region = { x: start, y: start, width: size, height: size };
      const blurred = element('feGaussianBlur', { stdDeviation: deviation });
      return reference(`blur ${deviation} ${reach}`, (id) => element('filter', { id, ...region }, blurred));
    },
    define,
    definitions: () => element('defs', {}, [...definitionsByKey.values()].map(({ svg }) => svg).join('')),
  };
}
