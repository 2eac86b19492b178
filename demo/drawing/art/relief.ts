import { element, group, line, rect, round } from '../svg.ts';
import type { Direction, SvgDefs } from '../svg-defs.ts';
import { createRidgePath, type Motif, type Wall } from './motifs.ts';

export type Relief = Wall & {
  colour: string;
  motif: Motif;
  /** How far the ridges stand out. */
  ridgeHeight?: number;
  /** The two points between which the relief fades in. */
  fade?: Direction;
};

/** How far the filter extends beyond the wall, so that the lit edges of its region are outside the picture. */
const MARGIN = 60;
/** The width of a ridge, as a share of the distance between two ridges. */
const RIDGE_WIDTH_SHARE = 0.5;

const createFilterRegion = ({ width, height }: Wall) => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + MARGIN * 2,
  height: height + MARGIN * 2,
});

/**
 * Turns lines into a clay relief: uses the blurred alpha channel of the lines as a height map, lights it from the upper left, and tints it.
 */
function defineClayFilter(defs: SvgDefs, wall: Relief, ridgeHeight: number): string {
  const { colour, ridgeSpacing } = wall;
  return defs.define(`relief ${wall.width} ${wall.height} ${colour} ${ridgeHeight} ${ridgeSpacing}`, (id) =>
    element(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...createFilterRegion(wall), colorInterpolationFilters: 'sRGB' },
      element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: round(ridgeSpacing * 0.13), result: 'height' }),
      element(
        'feDiffuseLighting',
        { in: 'height', surfaceScale: ridgeHeight, diffuseConstant: 0.86, lightingColor: '#ffffff', result: 'light' },
        element('feDistantLight', { azimuth: 252, elevation: 50 }),
      ),
      element('feFlood', { floodColor: colour, result: 'tint' }),
      element('feComposite', { in: 'tint', in2: 'light', operator: 'arithmetic', k1: 0.92, k2: 0.394, k3: 0, k4: 0 }),
    ),
  );
}

function defineFadeMask(defs: SvgDefs, wall: Relief, [x1, y1, x2, y2]: Direction): string {
  return defs.define(`fade ${x1} ${y1} ${x2} ${y2} ${wall.width} ${wall.height}`, (id) => {
    const gradient = element(
      'linearGradient',
      { id: `${id}-ramp`, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 },
      element('stop', { offset: 0, stopColor: '#000' }),
      element('stop', { offset: 1, stopColor: '#fff' }),
    );
    const region = createFilterRegion(wall);
    return gradient + element('mask', { id, maskUnits: 'userSpaceOnUse', ...region }, rect({ ...region, fill: `url(#${id}-ramp)` }));
  });
}

/** Draws a wall of clay ridges. Pages set no text on it, because the relief would make the text hard to read. */
export function drawReliefWall(defs: SvgDefs, wall: Relief): string {
  const { width, height, ridgeSpacing, colour, motif, ridgeHeight = 5, fade } = wall;
  const ridges = line(createRidgePath(motif, wall), '#000', ridgeSpacing * RIDGE_WIDTH_SHARE, { strokeLinejoin: 'miter' });
  const filter = `url(#${defineClayFilter(defs, wall, ridgeHeight)})`;
  const mask = fade ? `url(#${defineFadeMask(defs, wall, fade)})` : undefined;
  return rect({ width, height, fill: colour }) + group({ filter }, group({ mask }, ridges));
}
