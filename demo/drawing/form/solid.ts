import { getLightness, mix, shiftTone } from '../colour.ts';
import type { CapFinish, Finish } from '../pack.ts';
import { group, rect, round, shape } from '../svg.ts';
import { DOWN, type Stop, type SvgDefs } from '../svg-defs.ts';

/** How a surface reflects the lamp, a softbox on the left. Widths and positions are shares of the solid's width. */
type Material = {
  /** Darkness of the left and right edges, and of the middle. */
  edgeDarkness: number;
  middleDarkness: number;
  /** The soft reflection of the lamp. */
  reflectionStrength: number;
  reflectionWidth: number;
  reflectionPosition: number;
  reflectionBlur: number;
  /** Strength of the reflection along the right edge. */
  rightEdgeStrength: number;
  /** Strength of a hard thin line of light at the left edge. */
  leftLineStrength: number;
};

const MATERIALS: Record<'matte' | 'satin' | 'gloss' | 'frost', Material> = {
  matte: {
    edgeDarkness: 0.3,
    middleDarkness: 0.04,
    reflectionStrength: 0.36,
    reflectionWidth: 0.2,
    reflectionPosition: 0.22,
    reflectionBlur: 22,
    rightEdgeStrength: 0.22,
    leftLineStrength: 0,
  },
  satin: {
    edgeDarkness: 0.36,
    middleDarkness: 0.04,
    reflectionStrength: 0.6,
    reflectionWidth: 0.085,
    reflectionPosition: 0.135,
    reflectionBlur: 8,
    rightEdgeStrength: 0.36,
    leftLineStrength: 0,
  },
  gloss: {
    edgeDarkness: 0.44,
    middleDarkness: 0.02,
    reflectionStrength: 0.86,
    reflectionWidth: 0.06,
    reflectionPosition: 0.125,
    reflectionBlur: 3,
    rightEdgeStrength: 0.5,
    leftLineStrength: 0.5,
  },
  frost: {
    edgeDarkness: 0.26,
    middleDarkness: 0,
    reflectionStrength: 0.62,
    reflectionWidth: 0.09,
    reflectionPosition: 0.14,
    reflectionBlur: 9,
    rightEdgeStrength: 0.5,
    leftLineStrength: 0,
  },
};

export type Solid = {
  outline: string;
  /** 0 unless the solid is beside the middle of the pack. */
  centreX?: number;
  width: number;
  /** The reflections and the shadow at the base lie between these. The curved ends of the outline may be higher or lower. */
  top: number;
  bottom: number;
  colour: string;
  finish: Finish | CapFinish;
  /** SVG on the surface, such as a label or the ribs of a cap; shadow and reflections are painted over it. */
  surfaceSvg?: string;
};

/** Creates the gradient stops of brushed metal on a round part. */
export const createMetalStops = (colour: string): Stop[] => [
  [0, shiftTone(colour, -0.3)],
  [0.05, shiftTone(colour, -0.08)],
  [0.13, shiftTone(colour, 0.2)],
  [0.2, shiftTone(colour, -0.06)],
  [0.3, shiftTone(colour, 0.26)],
  [0.42, shiftTone(colour, 0.08)],
  [0.58, shiftTone(colour, -0.2)],
  [0.72, shiftTone(colour, -0.3)],
  [0.84, shiftTone(colour, -0.06)],
  [0.92, shiftTone(colour, 0.18)],
  [1, shiftTone(colour, -0.26)],
];

function drawMetalSolid(defs: SvgDefs, { outline, centreX = 0, width, top, bottom, colour, surfaceSvg = '' }: Solid): string {
  const left = centreX - width / 2;
  const shading = defs.linearGradient(
    [
      [0, '#fff', 0.22],
      [0.4, '#fff', 0],
      [0.75, '#000', 0],
      [1, shiftTone(colour, -0.5), 0.3],
    ],
    DOWN,
  );
  return (
    shape(outline, { fill: defs.linearGradientAt(createMetalStops(colour), [left, 0, left + width, 0]) }) +
    group({ clipPath: defs.clipPath(outline) }, surfaceSvg, rect({ x: left, y: top - 40, width, height: bottom - top + 80, fill: shading }))
  );
}

/** Draws the upright soft reflections of the lamp. */
function drawReflections(defs: SvgDefs, { centreX = 0, width, top, bottom, colour }: Solid, material: Material): string {
  const left = centreX - width / 2;
  const height = bottom - top;
  const strength = getLightness(colour) < 0.45 ? 0.75 : 1;
  const drawStrip = ({ position, widthShare, opacity, blur }: Record<'position' | 'widthShare' | 'opacity' | 'blur', number>) =>
    rect({
      x: left + width * position,
      y: top + height * 0.02,
      width: width * widthShare,
      height: height * 0.95,
      rx: width * widthShare * 0.4,
      fill: '#fff',
      opacity: round(opacity * strength, 3),
      filter: defs.blurFilter(blur),
    });
  const leftLine = rect({
    x: left + width * 0.065,
    y: top + height * 0.05,
    width: Math.max(1.5, width * 0.014),
    height: height * 0.88,
    rx: 2,
    fill: '#fff',
    opacity: material.leftLineStrength * strength,
  });
  const { reflectionPosition, reflectionWidth, reflectionStrength, reflectionBlur } = material;
  return (
    drawStrip({
      position: reflectionPosition - reflectionWidth / 2,
      widthShare: reflectionWidth,
      opacity: reflectionStrength,
      blur: reflectionBlur,
    }) +
    drawStrip({ position: 0.925, widthShare: 0.025, opacity: material.rightEdgeStrength, blur: 3 }) +
    (material.leftLineStrength ? leftLine : '')
  );
}

function createSurfaceFill(defs: SvgDefs, { centreX = 0, width, top, bottom, colour, finish }: Solid): string {
  const left = centreX - width / 2;
  if (finish !== 'frost')
    return defs.linearGradientAt(
      [
        [0, shiftTone(colour, 0.03)],
        [0.5, colour],
        [1, shiftTone(colour, -0.05)],
      ],
      [0, top, 0, bottom],
    );
  const milky: Stop[] = [
    [0, shiftTone(colour, -0.07)],
    [0.16, shiftTone(colour, 0.05)],
    [0.5, shiftTone(colour, 0.09)],
    [0.84, shiftTone(colour, 0.03)],
    [1, shiftTone(colour, -0.07)],
  ];
  return defs.linearGradientAt(milky, [left, 0, left + width, 0]);
}

/**
 * Draws a round, opaque or frosted solid. From back to front: the colour of its surface, `surfaceSvg`, the shading to the left and right, the
 * reflections, and the shadow at its base. It draws a glass finish as satin, because glass.ts draws transparent parts.
 */
export function drawSolid(defs: SvgDefs, solid: Solid): string {
  const { outline, centreX = 0, width, top, bottom, colour, finish, surfaceSvg = '' } = solid;
  if (finish === 'metal') return drawMetalSolid(defs, solid);
  const material = MATERIALS[finish === 'glass' ? 'satin' : finish];
  const left = centreX - width / 2;
  const darkColour = shiftTone(mix(colour, '#3a2318', 0.28), -0.34);
  const { edgeDarkness, middleDarkness } = material;
  const roundShading: Stop[] = [
    [0, darkColour, edgeDarkness],
    [0.08, darkColour, edgeDarkness * 0.42],
    [0.24, darkColour, 0],
    [0.5, darkColour, middleDarkness],
    [0.74, darkColour, edgeDarkness * 0.4],
    [0.91, darkColour, edgeDarkness],
    [0.965, darkColour, edgeDarkness * 0.72],
    [1, darkColour, edgeDarkness * 0.95],
  ];
  const baseShading = rect({
    x: left - 4,
    y: bottom - (bottom - top) * 0.24,
    width: width + 8,
    height: (bottom - top) * 0.3 + 30,
    fill: defs.linearGradient(
      [
        [0, darkColour, 0],
        [0.75, darkColour, 0.2],
        [1, darkColour, 0.06],
      ],
      DOWN,
    ),
  });
  return (
    shape(outline, { fill: createSurfaceFill(defs, solid) }) +
    group(
      { clipPath: defs.clipPath(outline) },
      surfaceSvg,
      shape(outline, { fill: defs.linearGradientAt(roundShading, [left, 0, left + width, 0]) }),
      drawReflections(defs, solid, material),
      baseShading,
    )
  );
}
