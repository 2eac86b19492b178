import { shiftTone } from '../colour.ts';
import { ellipse, group, line, pathData, rect, shape } from '../svg.ts';
import { DOWN, type Stop, type SvgDefs } from '../svg-defs.ts';

export type Glass = {
  outline: string;
  width: number;
  top: number;
  bottom: number;
  colour: string;
  liquid: string;
  /** Distance from `top` down to the liquid's surface, as a share of the height. */
  emptyShare: number;
  /** The vertical radius of the elliptical arc at the base. The surface of the liquid is seen at a lower angle, so its arc is flatter. */
  curve?: number;
  /** SVG of a part inside the liquid, such as a pipette. */
  inside?: string;
  /** SVG on the wall, such as a label; the tint and reflections of the glass are painted over it. */
  surfaceSvg?: string;
};

const WALL_THICKNESS = 8;
const BASE_THICKNESS = 13;

const createWallStops = (colour: string): Stop[] => [
  [0, shiftTone(colour, -0.22), 0.62],
  [0.05, '#fff', 0.55],
  [0.13, colour, 0.22],
  [0.5, '#fff', 0.12],
  [0.87, colour, 0.24],
  [0.95, '#fff', 0.5],
  [1, shiftTone(colour, -0.24), 0.66],
];

const createLiquidStops = (liquid: string, deepColour: string): Stop[] => [
  [0, shiftTone(deepColour, -0.08), 0.95],
  [0.09, liquid, 0.86],
  [0.3, shiftTone(liquid, 0.06), 0.72],
  [0.62, liquid, 0.78],
  [0.9, deepColour, 0.9],
  [1, shiftTone(deepColour, -0.1), 0.96],
];

function drawContents(defs: SvgDefs, { width, top, bottom, liquid, emptyShare, curve = 10 }: Glass): string {
  const deepColour = shiftTone(liquid, -0.2);
  const innerHalfWidth = width / 2 - WALL_THICKNESS;
  const halfWidth = width / 2;
  const surface = top + (bottom - top) * emptyShare;
  const floor = bottom - BASE_THICKNESS;
  const meniscus = curve * 0.7;
  const depth = defs.linearGradient(
    [
      [0, '#fff', 0.2],
      [0.35, '#fff', 0],
      [0.7, deepColour, 0],
      [1, shiftTone(deepColour, -0.1), 0.34],
    ],
    DOWN,
  );
  const body = pathData`M${-innerHalfWidth} ${surface}A${innerHalfWidth} ${meniscus} 0 0 1 ${innerHalfWidth} ${surface}V${floor}A${innerHalfWidth} ${curve} 0 0 1 ${-innerHalfWidth} ${floor}Z`;
  return (
    shape(body, { fill: defs.linearGradientAt(createLiquidStops(liquid, deepColour), [-halfWidth, 0, halfWidth, 0]) }) +
    rect({ x: -innerHalfWidth, y: surface, width: innerHalfWidth * 2, height: floor - surface + curve, fill: depth }) +
    ellipse({ cx: 0, cy: surface, rx: innerHalfWidth, ry: meniscus, fill: shiftTone(liquid, 0.12), opacity: 0.8 }) +
    line(pathData`M${-innerHalfWidth} ${surface}A${innerHalfWidth} ${meniscus} 0 0 0 ${innerHalfWidth} ${surface}`, '#fff', 1.6, {
      opacity: 0.75,
    })
  );
}

/** Draws reflections on the wall: the bright edge of the thick base, and three upright strips. */
function drawReflections(defs: SvgDefs, { width, top, bottom, curve = 10 }: Glass): string {
  const left = -width / 2;
  const height = bottom - top;
  const innerHalfWidth = width / 2 - WALL_THICKNESS;
  const base = bottom - BASE_THICKNESS + 3;
  const white = { fill: '#fff' };
  return (
    line(pathData`M${-innerHalfWidth + 4} ${base}A${innerHalfWidth} ${curve} 0 0 0 ${innerHalfWidth - 4} ${base}`, '#fff', 4, {
      opacity: 0.6,
    }) +
    rect({
      ...white,
      x: left + width * 0.085,
      y: top + 12,
      width: width * 0.065,
      height: height * 0.8,
      rx: width * 0.03,
      opacity: 0.8,
      filter: defs.blurFilter(1.6),
    }) +
    rect({ ...white, x: left + width * 0.175, y: top + 22, width: width * 0.012, height: height * 0.6, rx: 2, opacity: 0.45 }) +
    rect({
      ...white,
      x: left + width * 0.88,
      y: top + height * 0.2,
      width: width * 0.03,
      height: height * 0.66,
      rx: 2,
      opacity: 0.6,
      filter: defs.blurFilter(1.2),
    })
  );
}

/** Draws clear or tinted glass: a see-through wall, liquid with its curved surface, a thick base, and hard strips of light. */
export function drawGlass(defs: SvgDefs, glass: Glass): string {
  const { outline, width, colour, inside = '', surfaceSvg = '' } = glass;
  const wall = defs.linearGradientAt(createWallStops(colour), [-width / 2, 0, width / 2, 0]);
  return (
    shape(outline, { fill: '#fff', opacity: 0.34 }) +
    group(
      { clipPath: defs.clipPath(outline) },
      drawContents(defs, glass),
      inside,
      surfaceSvg,
      shape(outline, { fill: wall }),
      drawReflections(defs, glass),
    ) +
    line(outline, shiftTone(colour, -0.3), 1.4, { strokeOpacity: 0.35 })
  );
}
