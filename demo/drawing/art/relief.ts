import type { Direction, Kit } from '../kit.ts';
import { element, group, line, rect, round } from '../svg.ts';
import { type Motif, ridges, type Wall } from './motifs.ts';

export type Relief = Wall & {
  colour: string;
  motif: Motif;
  /** How far the ridges stand out. */
  depth?: number;
  /** The relief grows out of the flat wall from the first point to the second. */
  fade?: Direction;
};

/** How far the filter reaches beyond the wall, so that its edge is never lit. */
const MARGIN = 60;
const RIDGE_WIDTH = 0.5;

const region = ({ width, height }: Wall) => ({ x: -MARGIN, y: -MARGIN, width: width + MARGIN * 2, height: height + MARGIN * 2 });

/** Turns drawn lines into clay: their blurred alpha is a height map, lit from the upper left, and tinted. */
function clay(kit: Kit, wall: Relief, depth: number): string {
  const { colour, step } = wall;
  return kit.define(`relief ${wall.width} ${wall.height} ${colour} ${depth} ${step}`, (id) =>
    element(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...region(wall), colorInterpolationFilters: 'sRGB' },
      element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: round(step * 0.13), result: 'height' }),
      element(
        'feDiffuseLighting',
        { in: 'height', surfaceScale: depth, diffuseConstant: 0.86, lightingColor: '#ffffff', result: 'light' },
        element('feDistantLight', { azimuth: 252, elevation: 50 }),
      ),
      element('feFlood', { floodColor: colour, result: 'tint' }),
      element('feComposite', { in: 'tint', in2: 'light', operator: 'arithmetic', k1: 0.92, k2: 0.394, k3: 0, k4: 0 }),
    ),
  );
}

function fading(kit: Kit, wall: Relief, [x1, y1, x2, y2]: Direction): string {
  return kit.define(`fade ${x1} ${y1} ${x2} ${y2} ${wall.width} ${wall.height}`, (id) => {
    const gradient = element(
      'linearGradient',
      { id: `${id}-ramp`, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 },
      element('stop', { offset: 0, stopColor: '#000' }),
      element('stop', { offset: 1, stopColor: '#fff' }),
    );
    const all = region(wall);
    return gradient + element('mask', { id, maskUnits: 'userSpaceOnUse', ...all }, rect({ ...all, fill: `url(#${id}-ramp)` }));
  });
}

/** A wall of ridges modelled in clay. For picture walls only: never under text. */
export function reliefWall(kit: Kit, wall: Relief): string {
  const { width, height, step, colour, motif, depth = 5, fade } = wall;
  const drawn = line(ridges(motif, wall), '#000', step * RIDGE_WIDTH, { strokeLinejoin: 'miter' });
  const filter = `url(#${clay(kit, wall, depth)})`;
  const mask = fade ? `url(#${fading(kit, wall, fade)})` : undefined;
  return rect({ width, height, fill: colour }) + group({ filter }, group({ mask }, drawn));
}
