import { TIMER } from '@uruhu/contract/constants';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import { placesAround, placesFor, stepFrom } from './carousel-order.ts';

/** The active slide stands second in the row, so that its neighbours show on both sides. */
const ACTIVE_INDEX = 1;
/** A finger that has let go: the row has settled when nothing has scrolled for so long. */
const SETTLED_MS = 140;

const EASE_SLIDE = 'cubic-bezier(.65, 0, .2, 1)';
const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far the row must be scrolled for this slide to stand in the middle. */
const middleOf = (view: HTMLElement, slide: HTMLElement) => slide.offsetLeft - (view.clientWidth - slide.clientWidth) / 2;

function nearestIndex(view: HTMLElement, track: HTMLElement): number {
  const distances = [...track.children].map((slide) => Math.abs(middleOf(view, slide as HTMLElement) - view.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * A row of slides without end. It moves by a press, by a finger, and by itself every three seconds unless paused,
 * held by the pointer or the focus, or out of sight. In the server's HTML the slides stand in their own order.
 */
export function useCarousel(total: number) {
  const places = placesFor(total);
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const hydrated = useHydrated();
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const moving = useRef<Animation | null>(null);
  const endless = hydrated && total > 1;

  const go = (by: 1 | -1) => {
    const [first, second] = [...(track.current?.children ?? [])] as HTMLElement[];
    if (!first || !second || moving.current) return;
    const distance_px = second.offsetLeft - first.offsetLeft;
    const animation = track.current?.animate([{ translate: '0' }, { translate: `${-by * distance_px}px` }], {
      duration: wantsStill() ? 0 : TIMER.slide_transition_ms,
      easing: EASE_SLIDE,
      fill: 'forwards',
    });
    moving.current = animation ?? null;
    animation?.finished.then(() => setActive((now) => stepFrom(now, by, places))).catch(() => {});
  };

  // The slides have changed places: what was animated to is now where it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `active` is what has changed the places
  useLayoutEffect(() => {
    if (!endless) return;
    const settle = () => {
      moving.current?.cancel();
      moving.current = null;
      const slide = track.current?.children[ACTIVE_INDEX];
      if (view.current && slide) view.current.scrollLeft = middleOf(view.current, slide as HTMLElement);
    };
    settle();
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [endless, active]);

  useEffect(() => setPaused(wantsStill()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins its three seconds anew
  useEffect(() => {
    if (!endless || paused || held) return;
    const timer = setInterval(() => document.hidden || go(1), TIMER.slide_ms);
    return () => clearInterval(timer);
  }, [endless, paused, held, active]);

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (!endless || moving.current || !view.current || !track.current) return;
      const by = nearestIndex(view.current, track.current) - ACTIVE_INDEX;
      if (by !== 0) setActive((now) => stepFrom(now, by, places));
    }, SETTLED_MS);
  };

  return {
    view,
    track,
    /** Places in the row from left to right; each shows the slide `place % total`. */
    order: endless ? placesAround(active, places) : Array.from({ length: total }, (_, index) => index),
    active,
    endless,
    paused,
    /** Pressing play moves on at once: the focus is then on that very button. */
    setPaused: (now: boolean) => {
      setPaused(now);
      setFocused(false);
    },
    setHovered,
    setFocused,
    go,
    onScroll,
  };
}
