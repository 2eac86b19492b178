import { TIMER } from '@uruhu/contract/constants';
import { useLayoutEffect, useRef, useState } from 'react';
import { useInterval } from '#app/lib/hooks/use-timeout.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { countSlots, listSlotsAround, moveSlot } from './carousel-slots.ts';

/** The active slide is second in the row, so that its neighbours show on both sides. */
const ACTIVE_INDEX = 1;
/** In a browser without the scrollend event, a swipe has ended when the row has not scrolled for this long. */
const SETTLED_MS = 140;

const EASE_SLIDE = 'cubic-bezier(.65, 0, .2, 1)';
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The scroll position that centres the slide. */
const getCentredScroll = (view: HTMLElement, slide: HTMLElement) => slide.offsetLeft - (view.clientWidth - slide.clientWidth) / 2;

function findNearestIndex(view: HTMLElement, track: HTMLElement): number {
  const distances = [...track.children].map((slide) => Math.abs(getCentredScroll(view, slide as HTMLElement) - view.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Moves the row by a slide: forwards (1) or back (-1). Returns undefined if the row has only one. Calls `onEnd` unless the animation is
 * cancelled.
 */
function animateStep(track: HTMLElement, direction: 1 | -1, onEnd: () => void): Animation | undefined {
  const [first, second] = [...track.children] as HTMLElement[];
  if (!first || !second) return;
  const endOffset = `${-direction * (second.offsetLeft - first.offsetLeft)}px`;
  const animation = track.animate([{ translate: '0' }, { translate: endOffset }], {
    duration: prefersReducedMotion() ? 0 : TIMER.slide_transition_ms,
    easing: EASE_SLIDE,
    fill: 'forwards',
  });
  const keepEnd = () => {
    // A style replaces the animation before the slides get their new order: under the animation, Chromium would report a layout shift.
    track.style.translate = endOffset;
    animation.cancel();
    onEnd();
  };
  animation.finished.then(keepEnd, () => {});
  return animation;
}

/** The handlers of a row that call `onEnd` when a swipe has ended. The scrollend event does not fire while a finger rests on the row. */
function useScrollEnd(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, SETTLED_MS);
  };
  return { onScroll, onScrollEnd: onEnd };
}

/**
 * An endless row of slides. It moves by buttons, by swiping, and by itself every three seconds unless it is paused, has the pointer, a
 * finger or the focus, or the tab is hidden. The server renders the slides in their original order.
 */
export function useCarousel(total: number) {
  const slotCount = countSlots(total);
  const [active, setActive] = useState(0);
  /** Null until the shopper pauses or plays the carousel. */
  const [pausedByShopper, setPaused] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hydrated = useHydrated();
  const isPaused = pausedByShopper ?? (hydrated && prefersReducedMotion());
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const animationRef = useRef<Animation | null>(null);
  /** Steps requested during a motion; negative for steps back. */
  const pendingSteps = useRef(0);
  /** The number of steps begun. It restarts the interval when a motion begins, rather than when it ends. */
  const [stepCount, setStepCount] = useState(0);
  const isEndless = hydrated && total > 1;

  const move = (direction: 1 | -1) => {
    if (animationRef.current) {
      // Ends the motion at once, so that each of several quick presses moves the row by a slide.
      pendingSteps.current += direction;
      animationRef.current.finish();
      return;
    }
    const animation =
      track.current && animateStep(track.current, direction, () => setActive((slot) => moveSlot(slot, direction, slotCount)));
    if (!animation) return;
    setStepCount((steps) => steps + 1);
    animationRef.current = animation;
  };

  const centreActiveSlide = () => {
    animationRef.current?.cancel();
    animationRef.current = null;
    const slide = isEndless && track.current?.children[ACTIVE_INDEX];
    track.current?.style.removeProperty('translate');
    if (view.current && slide) view.current.scrollLeft = getCentredScroll(view.current, slide as HTMLElement);
  };
  // The slides now have their new order in the DOM, so the style or the animation that moved them there is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `active` changes the order
  useLayoutEffect(() => {
    centreActiveSlide();
    const next = Math.sign(pendingSteps.current);
    pendingSteps.current -= next;
    if (next !== 0) move(next > 0 ? 1 : -1);
  }, [isEndless, active]);
  useWindowEvent('resize', centreActiveSlide);

  const isRunning = isEndless && !isPaused && !isHovered && !isTouched && !isFocused;
  useInterval(() => move(1), isRunning ? TIMER.slide_ms : null, stepCount);

  const followSwipe = () => {
    if (!isEndless || animationRef.current || !view.current || !track.current) return;
    const swipedSteps = findNearestIndex(view.current, track.current) - ACTIVE_INDEX;
    if (swipedSteps === 0) return;
    setActive((slot) => moveSlot(slot, swipedSteps, slotCount));
    setStepCount((steps) => steps + 1);
  };

  return {
    view,
    track,
    /** The slots from left to right; each shows the slide `slot % total`. */
    slotsInOrder: isEndless ? listSlotsAround(active, slotCount) : Array.from({ length: total }, (_, index) => index),
    active,
    isEndless,
    isPaused,
    /** Clears the focus state too, because the focus on the play button itself would keep the carousel paused. */
    setPaused: (next: boolean) => {
      setPaused(next);
      setFocused(false);
    },
    setHovered,
    setTouched,
    setFocused,
    move,
    ...useScrollEnd(followSwipe),
  };
}
