/** The geometry of zooming, shared by fingers, wheel, buttons and keys. */

/** `x` and `y`: the offset of the picture's centre from that of the frame, px. */
export type ZoomView = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
/** Width and height of the frame, px. The picture is square and fits into it at scale 1. */
export type FrameSize = { width: number; height: number };

/** The whole picture, in the middle of its frame. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 4;
/** The scale after one press, large enough to read a label. */
const SCALE_CLOSE = 2.5;
/** The zoom factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Limits the offset, so that the picture covers as much of its frame as it can. */
function limitView({ scale, x, y }: ZoomView, { width, height }: FrameSize): ZoomView {
  const side = Math.min(width, height) * scale;
  const xMax = Math.max(0, (side - width) / 2);
  const yMax = Math.max(0, (side - height) / 2);
  // `+ 0` turns -0 into 0.
  return { scale, x: clamp(-xMax, x, xMax) + 0, y: clamp(-yMax, y, yMax) + 0 };
}

/** Zooms by `factor` around `point`, which is measured from the frame's centre. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: FrameSize): ZoomView {
  const scale = clamp(1, view.scale * factor, SCALE_MAX);
  const growth = scale / view.scale;
  return limitView({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, frame);
}

export const moveView = (view: ZoomView, offset: Point, frame: FrameSize): ZoomView =>
  limitView({ ...view, x: view.x + offset.x, y: view.y + offset.y }, frame);

/** Zooms in at the pressed point, or shows the whole picture again. */
export const toggleZoom = (view: ZoomView, point: Point, frame: FrameSize): ZoomView =>
  view.scale > 1 ? WHOLE : zoomAt(view, SCALE_CLOSE, point, frame);
