import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { api } from '#app/api/api.ts';
import { createSuggester, NOTHING_SUGGESTED } from './suggester.ts';

export const LIST_ID = 'suggestions';
export const optionId = (index: number) => `suggestion-${index}`;

/** The option that a key moves to, of `count` options; -1 is the field itself, which the arrow keys include in their cycle. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => ((active + 2) % (count + 1)) - 1,
  ArrowUp: (active, count) => ((active + count + 1) % (count + 1)) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The suggestions of the search field and its keys (WAI-ARIA APG, combobox with a list): the focus stays in the field, arrow keys
 * choose an option, Enter follows it, Escape closes the list. `settled` is the initial text of the field.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, settled: string) {
  const [suggested, setSuggested] = useState(NOTHING_SUGGESTED);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestionCount = suggested.suggestions.length;
  // The last option leads to all results.
  const count = suggestionCount > 0 ? suggestionCount + 1 : 0;
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
        setOpen(next.text !== '' && document.activeElement === input.current);
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
  /** The options stay until the next response, but none stays active, since they belong to the old text. */
  const onInput = () => {
    setActive(-1);
    suggester.typed(input.current?.value ?? '');
  };
  const onFocus = () => setOpen(suggested.text !== '');

  useListeners(input, { keydown: onKeyDown, input: onInput, focus: onFocus, click: onFocus, blur: close }, close);
  useCombobox(input, open && count > 0, active);
  // Handles the text that the shopper typed before this script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onInput, []);
  return { suggested, open, active, close };
}

type Listeners = Record<string, (event: KeyboardEvent) => void>;

/** Adds listeners to the field from outside, since another component renders it. Submitting the form closes list and keyboard. */
function useListeners(input: RefObject<HTMLInputElement | null>, listeners: Listeners, close: () => void): void {
  const handleEvent = useEffectEvent((event: Event) => listeners[event.type]?.(event as KeyboardEvent));
  const handleSubmit = useEffectEvent(() => {
    close();
    input.current?.blur();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners have the same names at each render
  useEffect(() => {
    const field = input.current;
    const onEvent = (event: Event) => handleEvent(event);
    const onSubmit = () => handleSubmit();
    for (const name of Object.keys(listeners)) field?.addEventListener(name, onEvent);
    field?.form?.addEventListener('submit', onSubmit);
    return () => {
      for (const name of Object.keys(listeners)) field?.removeEventListener(name, onEvent);
      field?.form?.removeEventListener('submit', onSubmit);
    };
  }, []);
}

/** Sets the ARIA attributes of the field, and scrolls the active option into view. `open`: a list of options is shown. */
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
