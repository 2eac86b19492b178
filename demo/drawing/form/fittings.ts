import { shiftTone } from '../colour.ts';
import type { CapFinish } from '../pack.ts';
import { ellipse, line, pathData, rect, repeat, zigzag } from '../svg.ts';
import type { Direction, SvgDefs } from '../svg-defs.ts';

/** Directions of light across a part, slightly tilted, because the light comes from the upper left. */
const TILTED: Direction = [0, 0, 1, 0.3];
const METAL_TILTED: Direction = [0, 0, 1, 0.4];

/** `holeWidth`: the width of the dark circle where a stem comes out; 0 draws none. */
export type TopFace = { x?: number; y: number; width: number; curve: number; colour: string; finish: CapFinish; holeWidth?: number };

function createTopFill(defs: SvgDefs, colour: string, finish: CapFinish): string {
  if (finish !== 'metal')
    return defs.linearGradient(
      [
        [0, shiftTone(colour, 0.1)],
        [1, shiftTone(colour, -0.05)],
      ],
      TILTED,
    );
  return defs.linearGradient(
    [
      [0, shiftTone(colour, 0.2)],
      [0.4, shiftTone(colour, -0.02)],
      [0.7, shiftTone(colour, 0.22)],
      [1, shiftTone(colour, -0.06)],
    ],
    METAL_TILTED,
  );
}

/** Draws the flat top of a cap or drum. */
export function drawTopFace(defs: SvgDefs, { x = 0, y, width, curve, colour, finish, holeWidth = 0 }: TopFace): string {
  const halfWidth = width / 2;
  return (
    ellipse({ cx: x, cy: y, rx: halfWidth, ry: curve, fill: createTopFill(defs, colour, finish) }) +
    (holeWidth
      ? ellipse({ cx: x, cy: y, rx: holeWidth / 2, ry: (curve * holeWidth) / width, fill: shiftTone(colour, -0.3), opacity: 0.35 })
      : '') +
    line(pathData`M${x - halfWidth + 1} ${y}A${halfWidth - 1} ${curve} 0 0 0 ${x + halfWidth - 1} ${y}`, '#fff', 1.6, { opacity: 0.6 })
  );
}

export type Ribs = { width: number; top: number; bottom: number; colour: string; count?: number };

/** Draws the grip ribs around a cap, closer together towards its edges. */
export const drawRibs = ({ width, top, bottom, colour, count = 22 }: Ribs): string =>
  repeat(count, (i) => {
    // Ribs at equal angles around the cap: from the front, those near the sides are narrower and closer together.
    const distanceFromMiddle = Math.sin(((i + 0.5) / count - 0.5) * Math.PI);
    const ribWidth = 1.2 + (1 - Math.abs(distanceFromMiddle)) * 0.9;
    return rect({
      x: (distanceFromMiddle * width) / 2 - 0.9,
      y: top,
      width: ribWidth,
      height: bottom - top,
      fill: shiftTone(colour, -0.24),
      opacity: 0.4,
    });
  });

/** Draws the joint between two parts: a dark line with a light one below it. */
export function drawSeam({ width, y, curve, colour }: { width: number; y: number; curve: number; colour: string }): string {
  const createArc = (arcY: number) => pathData`M${-width / 2} ${arcY}A${width / 2} ${curve} 0 0 0 ${width / 2} ${arcY}`;
  return line(createArc(y), shiftTone(colour, -0.36), 2, { opacity: 0.5 }) + line(createArc(y + 2.2), '#fff', 1.2, { opacity: 0.45 });
}

export type RidgeBand = { x0: number; x1: number; y: number; height: number; colour: string; rows: number };

/** Draws ridges embossed on a pack: each row is a dark stroke with a light one slightly above it on the left. */
export function drawRidgeBand({ x0, x1, y, height, colour, rows }: RidgeBand): string {
  const repeatWidth = height * 1.1;
  return repeat(rows, (row) => {
    const d = zigzag({
      x0: x0 - repeatWidth,
      x1: x1 + repeatWidth,
      step: repeatWidth / 2,
      y: y + row * height * 0.34,
      depth: height * 0.42,
    });
    return (
      line(d, shiftTone(colour, -0.16), 2, { opacity: 0.5 }) + line(d, '#fff', 1.3, { opacity: 0.7, transform: 'translate(-.8 -1.4)' })
    );
  });
}

export type Crimp = { left: number; top: number; width: number; height: number; count: number; inset: number; stroke: number };

/** Draws the pressed seam at the end of a tube or sachet as fine upright dents. */
export const drawCrimpDents = ({ left, top, width, height, count, inset, stroke }: Crimp, fill: string, opacity: number): string =>
  repeat(count, (i) => rect({ x: left + inset + (i * width) / count, y: top, width: stroke, height, fill, opacity }));

export type SoftShadow = { cx: number; cy: number; rx: number; ry: number; opacity: number; blur: number; fill?: string };

/** Draws a blurred oval shadow under a small object. */
export const drawSoftShadow = (defs: SvgDefs, { cx, cy, rx, ry, opacity, blur, fill = '#2a1b12' }: SoftShadow): string =>
  ellipse({ cx, cy, rx, ry, fill, opacity, filter: defs.blurFilter(blur) });
