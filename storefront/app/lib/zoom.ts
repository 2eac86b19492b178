/** How a picture is looked at closely: pure geometry, so that fingers, wheel, buttons and keys all move it alike. */

/** `x` and `y`: how far the picture's middle lies from the frame's, px. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
/** Width and height of what one looks through, px. The picture is square and fits into it whole at scale 1. */
export type Frame = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 4;
/** What one press brings: near enough to read a label. */
export const SCALE_CLOSE = 2.5;
/** One step of a button or a key. */
export const STEP = 1.5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The picture never leaves its frame: no edge of it comes further in than it must. */
export function within({ scale, x, y }: View, { width, height }: Frame): View {
  const side = Math.min(width, height) * scale;
  const across = Math.max(0, (side - width) / 2);
  const down = Math.max(0, (side - height) / 2);
  // `+ 0` has no -0 come out.
  return { scale, x: between(-across, x, across) + 0, y: between(-down, y, down) + 0 };
}

/** `factor` times as close, with what lies under `point` staying there. `point` is measured from the frame's middle. */
export function closer(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = between(1, view.scale * factor, SCALE_MAX);
  const grown = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame);
}

export const moved = (view: View, by: Point, frame: Frame): View => within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** A press on the picture: close at that point, or whole again. */
export const pressed = (view: View, point: Point, frame: Frame): View => (view.scale > 1 ? WHOLE : closer(view, SCALE_CLOSE, point, frame));
