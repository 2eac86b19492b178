import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { createSuggester, NOTHING_SUGGESTED } from '#app/lib/suggest.ts';

export const LIST_ID = 'suggestions';
export const optionId = (index: number) => `suggestion-${index}`;

/** Where a key takes the marked option of `count`; -1 is the field itself, which the arrows pass on their way round. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => ((active + 2) % (count + 1)) - 1,
  ArrowUp: (active, count) => ((active + count + 1) % (count + 1)) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * What the search field suggests, and its keys (WAI-ARIA APG, combobox with a list): the focus stays in the field, arrows
 * mark an option, Enter follows it, Escape closes. `settled` is what the field holds from the start.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, settled: string) {
  const [suggested, setSuggested] = useState(NOTHING_SUGGESTED);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const many = suggested.suggestions.length;
  // One more than the suggestions: all results.
  const count = many > 0 ? many + 1 : 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const [suggester] = useState(() =>
    createSuggester(
      (text) => api.suggest(text),
      (next) => {
        setSuggested(next);
        setActive(-1);
        setOpen(next.suggestions.length > 0 && document.activeElement === input.current);
      },
      settled,
    ),
  );
  useEffect(() => suggester.stop, [suggester]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const move = MOVES[event.key];
    const inText = active < 0 && (event.key === 'Home' || event.key === 'End');
    if (move && count > 0 && !inText) {
      event.preventDefault();
      setOpen(true);
      setActive(move(active, count));
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') close();
  }
  /** The options stay until the next answer comes, but none of them is what the new text means. */
  const onInput = () => {
    setActive(-1);
    suggester.typed(input.current?.value ?? '');
  };
  const onFocus = () => setOpen(count > 0);

  useListeners(input, { keydown: onKeyDown, input: onInput, focus: onFocus, click: onFocus, blur: close }, close);
  useCombobox(input, open, active);
  // What was typed before this was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onInput, []);
  return { suggested, open, active, close };
}

type Listeners = Record<string, (event: KeyboardEvent) => void>;

/** The field is another component's: it is listened to from outside. A search that is sent closes the list and the keyboard. */
function useListeners(input: RefObject<HTMLInputElement | null>, listeners: Listeners, close: () => void): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest listeners are called through the reference
  useEffect(() => {
    const field = input.current;
    const hear = (event: Event) => latest.current[event.type]?.(event as KeyboardEvent);
    const sent = () => {
      close();
      field?.blur();
    };
    for (const name of Object.keys(listeners)) field?.addEventListener(name, hear);
    field?.form?.addEventListener('submit', sent);
    return () => {
      for (const name of Object.keys(listeners)) field?.removeEventListener(name, hear);
      field?.form?.removeEventListener('submit', sent);
    };
  }, []);
}

/** Tells those who listen what is open and which option is marked, and keeps that in sight. */
function useCombobox(input: RefObject<HTMLInputElement | null>, open: boolean, active: number): void {
  useLayoutEffect(() => {
    const marked = open && active >= 0 ? optionId(active) : null;
    const state = { 'aria-expanded': String(open), 'aria-controls': open ? LIST_ID : null, 'aria-activedescendant': marked };
    for (const [name, value] of Object.entries(state)) {
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    }
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [input, open, active]);
}
