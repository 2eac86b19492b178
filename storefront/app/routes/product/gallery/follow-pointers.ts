import type { Store } from '#app/lib/store.ts';
import { type FrameSize, moveView, toggleZoom, type ZoomView, zoomAt } from './zoom-geometry.ts';

type Point = { x: number; y: number };

/** A finger that moves further than this drags instead of pressing. */
const PRESS_PX_MAX = 10;
/** A second press within this time belongs to a double press and is ignored. */
const DOUBLE_PRESS_MS = 350;
/** The zoom per pixel of wheel movement. */
const WHEEL_RATE = 0.002;

const getMiddle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const getDistance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/**
 * Moves and zooms a picture in its frame by fingers, mouse and wheel. While the whole picture is visible, the browser swipes to the next one
 * when one finger moves. Returns a function that removes the listeners.
 */
export function followPointers(frame: HTMLElement, { get: readView, set: showView }: Store<ZoomView>): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let lastPress_ms = Number.NEGATIVE_INFINITY;
  const getFrameSize = (): FrameSize => ({ width: frame.clientWidth, height: frame.clientHeight });
  const getOffsetFromCentre = ({ x, y }: Point): Point => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const getPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

  function onDown(event: PointerEvent) {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, getPoint(event));
    start = pointers.size === 1 ? getPoint(event) : null;
    if (readView().scale > 1 || pointers.size > 1) frame.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent) {
    const previous = pointers.get(event.pointerId);
    if (!previous) return;
    const current = getPoint(event);
    const secondFinger = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, current);
    // With two fingers, the point between them moves the picture, and the distance between them zooms it.
    const previousCentre = secondFinger ? getMiddle(previous, secondFinger) : previous;
    const centre = secondFinger ? getMiddle(current, secondFinger) : current;
    const movedView = moveView(readView(), { x: centre.x - previousCentre.x, y: centre.y - previousCentre.y }, getFrameSize());
    if (!secondFinger) return showView(movedView);
    const factor = getDistance(current, secondFinger) / Math.max(1, getDistance(previous, secondFinger));
    showView(zoomAt(movedView, factor, getOffsetFromCentre(centre), getFrameSize()));
  }

  function onUp(event: PointerEvent) {
    pointers.delete(event.pointerId);
    const isPress = start && event.type === 'pointerup' && getDistance(start, getPoint(event)) <= PRESS_PX_MAX;
    start = null;
    if (!isPress || event.timeStamp - lastPress_ms < DOUBLE_PRESS_MS) return;
    lastPress_ms = event.timeStamp;
    // A press zooms in at its point, or back out.
    showView(toggleZoom(readView(), getOffsetFromCentre(getPoint(event)), getFrameSize()));
  }

  function onWheel(event: WheelEvent) {
    // Scrolling sideways over a whole picture swipes to the next one.
    if (readView().scale === 1 && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    showView(zoomAt(readView(), Math.exp(-event.deltaY * WHEEL_RATE), getOffsetFromCentre(getPoint(event)), getFrameSize()));
  }

  const controller = new AbortController();
  const { signal } = controller;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', onUp, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => controller.abort();
}
