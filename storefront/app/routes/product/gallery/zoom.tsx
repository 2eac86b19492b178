import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { createStore, type Store, useStore } from '#app/lib/store.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/catalogue/zoom';
import { close } from '#messages/shell/common';
import { followPointers } from './follow-pointers.ts';
import css from './zoom.module.css';
import { moveView, SCALE_MAX, WHOLE, ZOOM_STEP, type ZoomView, zoomAt } from './zoom-geometry.ts';

/** The same `sizes` as on the page, so that a phone has loaded the image already. Only zooming in loads the widest one. */
const WHOLE_SIZES = '(min-width: 1024px) 88vh, (min-width: 600px) 100vw, 82vw';
const CLOSE_SIZES = '1280px';
const WIDTHS = [480, 640, 960, 1280] as const;
/** The distance of one press of an arrow key. */
const PAN_PX = 80;
const FRAME_CENTRE = { x: 0, y: 0 };

export type ZoomProps = {
  images: readonly string[];
  title: string;
  /** The alternative texts of the pictures, by key. A picture without one uses the title. */
  alts: Record<string, string>;
  /** The index of the first picture. */
  startIndex: number;
  /** `index`: the index of the last picture. */
  onClose: (index: number) => void;
};

/** How far the current picture is enlarged and moved, in a frame as large as `strip`. */
function useZoomView(strip: RefObject<HTMLElement | null>) {
  const [viewStore] = useState(() => createStore(WHOLE));
  const view = useStore(viewStore, WHOLE);
  const getFrameSize = () => ({ width: strip.current?.clientWidth ?? 0, height: strip.current?.clientHeight ?? 0 });
  return {
    view,
    viewStore,
    showWhole: () => viewStore.set(WHOLE),
    zoom: (factor: number) => viewStore.set(zoomAt(viewStore.get(), factor, FRAME_CENTRE, getFrameSize())),
    pan: (x: number, y: number) => viewStore.set(moveView(viewStore.get(), { x: x * PAN_PX, y: y * PAN_PX }, getFrameSize())),
  };
}

/** All pictures at full screen, to swipe, step through by arrow keys and zoom. Open while it is mounted. */
export function Zoom({ images, title, alts, startIndex, onClose }: ZoomProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startIndex);
  const { view, viewStore, showWhole, zoom, pan } = useZoomView(strip);

  const showDialog = useCallback(
    (dialog: HTMLDialogElement | null) => {
      const row = strip.current;
      dialog?.showModal();
      row?.scrollTo({ left: startIndex * row.clientWidth, behavior: 'instant' });
      row?.focus({ preventScroll: true });
    },
    [startIndex],
  );

  function showPicture(index: number) {
    const row = strip.current;
    if (!row || index < 0 || index >= images.length) return;
    showWhole();
    setCurrent(index);
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
  }
  /** Called while the shopper swipes. */
  function updateCurrent(row: HTMLElement) {
    const index = Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
    if (index !== current) showWhole();
    setCurrent(index);
  }
  /** Moves an enlarged picture sideways, and otherwise shows the next or previous one. */
  const step = (direction: 1 | -1) => (view.scale > 1 ? pan(-direction, 0) : showPicture(current + direction));
  const keyHandlers: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => pan(0, 1),
    ArrowDown: () => pan(0, -1),
    Home: () => showPicture(0),
    End: () => showPicture(images.length - 1),
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    '0': showWhole,
  };
  function onKeyDown(event: KeyboardEvent) {
    const handler = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyHandlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  }

  return (
    <dialog ref={showDialog} className={css.zoom} aria-label={title} onKeyDown={onKeyDown} onClose={() => onClose(current)}>
      <ul
        ref={strip}
        className={view.scale > 1 ? css.zoomedIn : css.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={messages.pictures}
        onScroll={({ currentTarget }) => updateCurrent(currentTarget)}
      >
        {images.map((image, index) => (
          <li key={image}>
            {Math.abs(index - current) <= 1 && (
              <ZoomablePicture
                image={image}
                alt={alts[image] || title}
                view={index === current ? view : WHOLE}
                viewStore={index === current ? viewStore : null}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={css.count} aria-live="polite">
        {messages.picture(current + 1, images.length)}
      </p>
      <ZoomTools scale={view.scale} onZoom={zoom} />
      {images.length > 1 && <StepTools current={current} count={images.length} onStep={showPicture} />}
    </dialog>
  );
}

const ZoomTools = ({ scale, onZoom }: { scale: number; onZoom: (factor: number) => void }) => (
  <div className={css.tools}>
    <ToolButton label={messages.zoomOut} icon="minus" disabled={scale <= 1} onPress={() => onZoom(1 / ZOOM_STEP)} />
    <ToolButton label={messages.zoomIn} icon="plus" disabled={scale >= SCALE_MAX} onPress={() => onZoom(ZOOM_STEP)} />
    <ToolButton label={close} icon="close" onPress={(button) => button.closest('dialog')?.close()} />
  </div>
);

const StepTools = ({ current, count, onStep }: { current: number; count: number; onStep: (index: number) => void }) => (
  <div className={css.stepTools}>
    <ToolButton label={messages.previousPicture} icon="left" disabled={current === 0} onPress={() => onStep(current - 1)} />
    <ToolButton label={messages.nextPicture} icon="right" disabled={current === count - 1} onPress={() => onStep(current + 1)} />
  </div>
);

type ToolProps = {
  label: string;
  icon: 'minus' | 'plus' | 'close' | 'left' | 'right';
  disabled?: boolean;
  onPress: (button: HTMLButtonElement) => void;
};

/** Uses `aria-disabled`, since `disabled` would take the focus from a button that the shopper has just pressed. */
function ToolButton({ label, icon, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`icon-btn ${css.tool}`}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon name={icon} />
    </button>
  );
}

type ZoomablePictureProps = { image: string; alt: string; view: ZoomView; viewStore: Store<ZoomView> | null };

/** One picture in its frame. `viewStore` is null for pictures that are not shown. */
function ZoomablePicture({ image, alt, view, viewStore }: ZoomablePictureProps) {
  const [wasZoomed, setWasZoomed] = useState(false);
  if (view.scale > 1 && !wasZoomed) setWasZoomed(true);
  const followFrame = useCallback(
    (frame: HTMLDivElement | null) => {
      if (frame && viewStore) return followPointers(frame, viewStore);
    },
    [viewStore],
  );
  return (
    <div ref={followFrame} className={css.frame}>
      <Picture
        image={image}
        alt={alt}
        sizes={wasZoomed ? CLOSE_SIZES : WHOLE_SIZES}
        widths={WIDTHS}
        eager
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      />
    </div>
  );
}
