/** The area of a picture that a crop keeps, in pixels of the picture. */
import type { CropArea } from '@uruhu/contract/staff/pictures';

export type Size = { width: number; height: number };
/** What a pointer drags: a corner (left or right, top or bottom), or the whole area. */
export type Grip = { x: 0 | 1; y: 0 | 1 } | 'all';

/** What a kept area must fit: the size of the picture, and whether staff want a square. */
export type AreaLimits = { picture: Size; isSquare: boolean };

/** A smaller area would look blurred in a list of products, and staff could not drag its corners. */
export const SIDE_MIN_PX = 50;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));

/** The largest square in the middle. */
export function findSquare({ width, height }: Size): CropArea {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side };
}

/** The nearest allowed area: whole pixels within the picture, not too small, and a square with `isSquare`. */
export function fitArea({ x, y, width, height }: CropArea, { picture, isSquare }: AreaLimits): CropArea {
  const requested = { width: Math.round(width) || 0, height: Math.round(height) || 0 };
  const side = Math.min(picture.width, picture.height);
  const square = clamp(Math.max(requested.width, requested.height), Math.min(SIDE_MIN_PX, side), side);
  const size = isSquare
    ? { width: square, height: square }
    : {
        width: clamp(requested.width, Math.min(SIDE_MIN_PX, picture.width), picture.width),
        height: clamp(requested.height, Math.min(SIDE_MIN_PX, picture.height), picture.height),
      };
  return {
    x: clamp(Math.round(x) || 0, 0, picture.width - size.width),
    y: clamp(Math.round(y) || 0, 0, picture.height - size.height),
    ...size,
  };
}

/** The area after its grip was dragged by this distance in pixels; the opposite corner stays in place. */
export function dragArea(area: CropArea, grip: Grip, distance: { x: number; y: number }, limits: AreaLimits): CropArea {
  const { picture, isSquare } = limits;
  if (grip === 'all') return fitArea({ ...area, x: area.x + distance.x, y: area.y + distance.y }, limits);
  const available = {
    width: grip.x === 1 ? picture.width - area.x : area.x + area.width,
    height: grip.y === 1 ? picture.height - area.y : area.y + area.height,
  };
  const dragged = {
    width: area.width + (grip.x === 1 ? distance.x : -distance.x),
    height: area.height + (grip.y === 1 ? distance.y : -distance.y),
  };
  const { width, height } = fitArea({ x: 0, y: 0, ...dragged }, { picture: available, isSquare });
  return {
    x: grip.x === 1 ? area.x : area.x + area.width - width,
    y: grip.y === 1 ? area.y : area.y + area.height - height,
    width,
    height,
  };
}
