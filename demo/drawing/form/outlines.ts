import { pathData } from '../svg.ts';

// The rounded lower edge of a drum or bottle consists of two corners and the base between them. The numbers are chosen by eye.
/** How far below the bottom the control point of a corner is, as a share of the height of the base's curve. */
const CORNER_CONTROL = 0.3;
/** How far below the bottom a corner ends and the base begins, as a share of the height of the base's curve. */
const CORNER_END = 0.62;
/** How far below the bottom the control point of the base is, as a share of the height of its curve. */
const BASE_CONTROL = 1.15;
/** How far a corner reaches inwards from the side, as a share of the corner's radius. */
const CORNER_INSET = 1.1;

/** A drum seen slightly from above, so that its ends are curved. With a `cornerRadius`, its lower edge is rounded. */
export type Drum = { x?: number; width: number; top: number; bottom: number; topCurve: number; bottomCurve: number; cornerRadius?: number };

export function createDrumOutline({ x = 0, width, top, bottom, topCurve, bottomCurve, cornerRadius = 0 }: Drum): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const lid = pathData`M${left} ${top}A${width / 2} ${topCurve} 0 0 1 ${right} ${top}`;
  if (cornerRadius === 0) return pathData`${lid}V${bottom}A${width / 2} ${bottomCurve} 0 0 1 ${left} ${bottom}Z`;
  const cornerStartY = bottom - cornerRadius;
  const cornerControlY = bottom + bottomCurve * CORNER_CONTROL;
  const cornerEndY = bottom + bottomCurve * CORNER_END;
  const baseControlY = bottom + bottomCurve * BASE_CONTROL;
  const inset = cornerRadius * CORNER_INSET;
  return (
    pathData`${lid}V${cornerStartY}Q${right} ${cornerControlY} ${right - inset} ${cornerEndY}` +
    pathData`Q${x} ${baseControlY} ${left + inset} ${cornerEndY}Q${left} ${cornerControlY} ${left} ${cornerStartY}Z`
  );
}

/** The body of a bottle, centred on x = 0. `shoulder` is the height of the part between neck and side. */
export type Bottle = {
  width: number;
  top: number;
  bottom: number;
  neckWidth: number;
  shoulder: number;
  bottomCurve: number;
  cornerRadius: number;
};

export function createBottleOutline({ width, top, bottom, neckWidth, shoulder, bottomCurve, cornerRadius }: Bottle): string {
  const halfWidth = width / 2;
  const halfNeckWidth = neckWidth / 2;
  const shoulderControlX = halfNeckWidth + (halfWidth - halfNeckWidth) * 0.62;
  const shoulderControlY = top + shoulder * 0.28;
  const shoulderEndY = top + shoulder;
  const cornerStartY = bottom - cornerRadius;
  const cornerControlY = bottom + bottomCurve * CORNER_CONTROL;
  const cornerEndX = halfWidth - cornerRadius * CORNER_INSET;
  const cornerEndY = bottom + bottomCurve * CORNER_END;
  const baseControlY = bottom + bottomCurve * BASE_CONTROL;
  return (
    pathData`M${-halfNeckWidth} ${top}L${halfNeckWidth} ${top}C${shoulderControlX} ${top + 2} ${halfWidth} ${shoulderControlY} ${halfWidth} ${shoulderEndY}V${cornerStartY}` +
    pathData`Q${halfWidth} ${cornerControlY} ${cornerEndX} ${cornerEndY}Q0 ${baseControlY} ${-cornerEndX} ${cornerEndY}` +
    pathData`Q${-halfWidth} ${cornerControlY} ${-halfWidth} ${cornerStartY}` +
    pathData`V${shoulderEndY}C${-halfWidth} ${shoulderControlY} ${-shoulderControlX} ${top + 2} ${-halfNeckWidth} ${top}Z`
  );
}
