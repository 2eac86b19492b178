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

/** From one slide to the next: so far is scrolled for each, as the first is in the middle when nothing is. */
function distanceIn(track: HTMLElement): number {
  const [first, second] = [...track.children] as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Carries each slide to its index in `order`, and shows the active one. */
function stand(view: HTMLElement, track: HTMLElement, order: number[]): void {
  const distance_px = distanceIn(track);
  order.forEach((place, index) => {
    const slide = track.children[place] as HTMLElement | undefined;
    if (slide) slide.style.translate = `${(index - place) * distance_px}px`;
  });
  view.scrollLeft = ACTIVE_INDEX * distance_px;
}

/**
 * A row of slides without end. Each keeps its place in the page and is carried to where it shows: browsers count what
 * changes places as a layout that shifts. It moves by a press, by a finger, and by itself every three seconds unless paused,
 * held by the pointer or the focus, or out of sight. In the server's HTML the slides stand in their own order.
 */
export function useCarousel(total: number) {
  const places = placesFor(total);
  const [active, setActive] = useState(0);
  /** Which will be active, from the moment a move begins. */
  const [next, setNext] = useState(0);
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
    if (!track.current || moving.current) return;
    const to = stepFrom(active, by, places);
    setNext(to);
    moving.current = track.current.animate([{ translate: '0' }, { translate: `${-by * distanceIn(track.current)}px` }], {
      duration: wantsStill() ? 0 : TIMER.slide_transition_ms,
      easing: EASE_SLIDE,
      fill: 'forwards',
    });
    moving.current.finished.then(() => setActive(to)).catch(() => {});
  };

  // What was animated to is now where the slides stand.
  useLayoutEffect(() => {
    if (!endless) return;
    const settle = () => {
      moving.current?.cancel();
      moving.current = null;
      if (view.current && track.current) stand(view.current, track.current, placesAround(active, places));
    };
    settle();
    setNext(active);
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [endless, active, places]);

  useEffect(() => setPaused(wantsStill()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins its three seconds anew
  useEffect(() => {
    if (!endless || paused || held) return;
    const timer = setInterval(() => document.hidden || go(1), TIMER.slide_ms);
    return () => clearInterval(timer);
  }, [endless, paused, held, active]);

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    if (!endless || moving.current || !view.current || !track.current) return;
    const to = stepFrom(active, Math.round(view.current.scrollLeft / distanceIn(track.current)) - ACTIVE_INDEX, places);
    setNext(to);
    clearTimeout(settling.current);
    settling.current = setTimeout(() => moving.current || setActive(to), SETTLED_MS);
  };

  return {
    view,
    track,
    /** Places in the page; each shows the slide `place % total`. */
    order: Array.from({ length: endless ? places : total }, (_, index) => index),
    active,
    next,
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
