import type { Store } from '#app/lib/store.ts';
import { type Frame, moveView, togglePress, type View, zoomAt } from './zoom-geometry.ts';

type Point = { x: number; y: number };

/** A finger that moves further than this drags instead of pressing. */
const PRESS_PX_MAX = 10;
/** A second press within this time belongs to a double press and is ignored. */
const DOUBLE_MS = 350;
/** The zoom per pixel of wheel movement. */
const WHEEL_RATE = 0.002;

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Moves and zooms a picture in its frame by fingers, mouse and wheel. While the whole picture is visible, the browser handles one finger:
 * it swipes. Returns a function that removes the listeners.
 */
export function followPointers(frame: HTMLElement, { get: readView, set: showView }: Store<View>): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let lastPress_ms = Number.NEGATIVE_INFINITY;
  const size = (): Frame => ({ width: frame.clientWidth, height: frame.clientHeight });
  const offsetFromCentre = ({ x, y }: Point): Point => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

  function onDown(event: PointerEvent) {
    if (event.button !== 0) return;
    down.set(event.pointerId, at(event));
    start = down.size === 1 ? at(event) : null;
    if (readView().scale > 1 || down.size > 1) frame.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    const [from, to] = other ? [between(before, other), between(now, other)] : [before, now];
    const pulled = moveView(readView(), { x: to.x - from.x, y: to.y - from.y }, size());
    showView(other ? zoomAt(pulled, distance(now, other) / Math.max(1, distance(before, other)), offsetFromCentre(to), size()) : pulled);
  }

  function onUp(event: PointerEvent) {
    down.delete(event.pointerId);
    const isPress = start && event.type === 'pointerup' && distance(start, at(event)) <= PRESS_PX_MAX;
    start = null;
    if (!isPress || event.timeStamp - lastPress_ms < DOUBLE_MS) return;
    lastPress_ms = event.timeStamp;
    showView(togglePress(readView(), offsetFromCentre(at(event)), size()));
  }

  function onWheel(event: WheelEvent) {
    // Scrolling sideways over a whole picture swipes to the next one.
    if (readView().scale === 1 && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    showView(zoomAt(readView(), Math.exp(-event.deltaY * WHEEL_RATE), offsetFromCentre(at(event)), size()));
  }

  const watch = new AbortController();
  const { signal } = watch;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', onUp, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => watch.abort();
}
