import { getLightness, mix, tone } from '../colour.ts';
import type { CapFinish, Finish } from '../pack.ts';
import { group, rect, round, shape } from '../svg.ts';
import { DOWN, type Stop, type SvgDefs } from '../svg-defs.ts';

/** How a surface reflects the one light of the studio. Widths and positions are shares of the solid's width. */
type Material = {
  /** Darkness of the edges that turn away from the viewer, and of the middle. */
  edge: number;
  core: number;
  /** The softbox's reflection: strength, width, position, blur. */
  gleam: number;
  gleamWidth: number;
  gleamAt: number;
  gleamBlur: number;
  /** Strength of the reflection along the far edge. */
  rim: number;
  /** Strength of a hard thin line of light at the near edge. */
  glint: number;
};

const MATERIALS: Record<'matte' | 'satin' | 'gloss' | 'frost', Material> = {
  matte: { edge: 0.3, core: 0.04, gleam: 0.36, gleamWidth: 0.2, gleamAt: 0.22, gleamBlur: 22, rim: 0.22, glint: 0 },
  satin: { edge: 0.36, core: 0.04, gleam: 0.6, gleamWidth: 0.085, gleamAt: 0.135, gleamBlur: 8, rim: 0.36, glint: 0 },
  gloss: { edge: 0.44, core: 0.02, gleam: 0.86, gleamWidth: 0.06, gleamAt: 0.125, gleamBlur: 3, rim: 0.5, glint: 0.5 },
  frost: { edge: 0.26, core: 0, gleam: 0.62, gleamWidth: 0.09, gleamAt: 0.14, gleamBlur: 9, rim: 0.5, glint: 0 },
};

export type Solid = {
  outline: string;
  x?: number;
  width: number;
  top: number;
  bottom: number;
  colour: string;
  finish: Finish | CapFinish;
  /** SVG printed on the surface; shade and reflections are painted over it. */
  print?: string;
};

/** Gradient stops of brushed metal on a round part. */
export const createMetalStops = (colour: string): Stop[] => [
  [0, tone(colour, -0.3)],
  [0.05, tone(colour, -0.08)],
  [0.13, tone(colour, 0.2)],
  [0.2, tone(colour, -0.06)],
  [0.3, tone(colour, 0.26)],
  [0.42, tone(colour, 0.08)],
  [0.58, tone(colour, -0.2)],
  [0.72, tone(colour, -0.3)],
  [0.84, tone(colour, -0.06)],
  [0.92, tone(colour, 0.18)],
  [1, tone(colour, -0.26)],
];

function drawMetalSolid(defs: SvgDefs, { outline, x = 0, width, top, bottom, colour, print = '' }: Solid): string {
  const left = x - width / 2;
  const fall = defs.linearGradient(
    [
      [0, '#fff', 0.22],
      [0.4, '#fff', 0],
      [0.75, '#000', 0],
      [1, tone(colour, -0.5), 0.3],
    ],
    DOWN,
  );
  return (
    shape(outline, { fill: defs.linearGradientAt(createMetalStops(colour), [left, 0, left + width, 0]) }) +
    group({ clipPath: defs.clipPath(outline) }, print, rect({ x: left, y: top - 40, width, height: bottom - top + 80, fill: fall }))
  );
}

/** Draws the upright soft reflections of the softbox. */
function drawGleams(defs: SvgDefs, { x = 0, width, top, bottom, colour }: Solid, material: Material): string {
  const left = x - width / 2;
  const height = bottom - top;
  const strength = getLightness(colour) < 0.45 ? 0.75 : 1;
  const strip = (at: number, part: number, opacity: number, blur: number) =>
    rect({
      x: left + width * at,
      y: top + height * 0.02,
      width: width * part,
      height: height * 0.95,
      rx: width * part * 0.4,
      fill: '#fff',
      opacity: round(opacity * strength, 3),
      filter: defs.blurFilter(blur),
    });
  const glint = rect({
    x: left + width * 0.065,
    y: top + height * 0.05,
    width: Math.max(1.5, width * 0.014),
    height: height * 0.88,
    rx: 2,
    fill: '#fff',
    opacity: material.glint * strength,
  });
  return (
    strip(material.gleamAt - material.gleamWidth / 2, material.gleamWidth, material.gleam, material.gleamBlur) +
    strip(0.925, 0.025, material.rim, 3) +
    (material.glint ? glint : '')
  );
}

function createSurfaceFill(defs: SvgDefs, { x = 0, width, top, bottom, colour, finish }: Solid): string {
  const left = x - width / 2;
  if (finish !== 'frost')
    return defs.linearGradientAt(
      [
        [0, tone(colour, 0.03)],
        [0.5, colour],
        [1, tone(colour, -0.05)],
      ],
      [0, top, 0, bottom],
    );
  const milky: Stop[] = [
    [0, tone(colour, -0.07)],
    [0.16, tone(colour, 0.05)],
    [0.5, tone(colour, 0.09)],
    [0.84, tone(colour, 0.03)],
    [1, tone(colour, -0.07)],
  ];
  return defs.linearGradientAt(milky, [left, 0, left + width, 0]);
}

/**
 * A round, opaque or frosted solid. The layers are painted in this order: base, print, form shading, reflections. A
 * glass finish is painted as satin here, because transparent parts are drawn by glass.ts.
 */
export function drawSolid(defs: SvgDefs, parts: Solid): string {
  const { outline, x = 0, width, top, bottom, colour, finish, print = '' } = parts;
  if (finish === 'metal') return drawMetalSolid(defs, parts);
  const material = MATERIALS[finish === 'glass' ? 'satin' : finish];
  const left = x - width / 2;
  const dark = tone(mix(colour, '#3a2318', 0.28), -0.34);
  const turned: Stop[] = [
    [0, dark, material.edge],
    [0.08, dark, material.edge * 0.42],
    [0.24, dark, 0],
    [0.5, dark, material.core],
    [0.74, dark, material.edge * 0.4],
    [0.91, dark, material.edge],
    [0.965, dark, material.edge * 0.72],
    [1, dark, material.edge * 0.95],
  ];
  const foot = rect({
    x: left - 4,
    y: bottom - (bottom - top) * 0.24,
    width: width + 8,
    height: (bottom - top) * 0.3 + 30,
    fill: defs.linearGradient(
      [
        [0, dark, 0],
        [0.75, dark, 0.2],
        [1, dark, 0.06],
      ],
      DOWN,
    ),
  });
  return (
    shape(outline, { fill: createSurfaceFill(defs, parts) }) +
    group(
      { clipPath: defs.clipPath(outline) },
      print,
      shape(outline, { fill: defs.linearGradientAt(turned, [left, 0, left + width, 0]) }),
      drawGleams(defs, parts, material),
      foot,
    )
  );
}
