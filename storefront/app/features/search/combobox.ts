/**
 * The suggestions of the search field and its keys (WAI-ARIA APG, combobox with a list): the focus stays in the field, arrow keys choose
 * an option, Enter follows it, Escape closes the list. Another component renders the field, so `connect` adds the listeners from outside.
 */
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { api } from '#app/api/api.ts';
import { createStore, type Store } from '#app/lib/store.ts';
import { createSuggester, NO_RESULT, type SuggestResult } from './suggester.ts';

export const LIST_ID = 'suggestions';
export const getOptionId = (index: number) => `suggestion-${index}`;

/** `active` is the index of the active option; -1: the field itself. */
export type ComboboxView = { result: SuggestResult; open: boolean; active: number };
export const CLOSED: ComboboxView = { result: NO_RESULT, open: false, active: -1 };

export type Combobox = {
  view: Store<ComboboxView>;
  close: () => void;
  /** Adds the listeners, and handles the text that the shopper typed before. Returns a function that removes them. */
  connect: () => () => void;
};

/** The option to which each key moves, of `count` options; -1 is the field itself, which the arrow keys include in their cycle. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => ((active + 2) % (count + 1)) - 1,
  ArrowUp: (active, count) => ((active + count + 1) % (count + 1)) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The number of options: the last one leads to all results. */
const countOptions = ({ result: { suggestions } }: ComboboxView) => (suggestions.length > 0 ? suggestions.length + 1 : 0);

function setAriaAttributes(field: HTMLInputElement, view: ComboboxView): void {
  const { active } = view;
  // The message that nothing was found is not a list of options.
  const open = view.open && countOptions(view) > 0;
  const attributes = {
    'aria-expanded': String(open),
    'aria-controls': open ? LIST_ID : null,
    'aria-activedescendant': open && active >= 0 ? getOptionId(active) : null,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/** Handles the keys that choose, follow or close an option. */
function handleKey(event: KeyboardEvent, view: ComboboxView, moveTo: (active: number) => void, close: () => void): void {
  if (event.isComposing) return;
  const { open, active } = view;
  const count = countOptions(view);
  const move = MOVES[event.key];
  // Without an active option, Home and End move the cursor in the text.
  const movesCursor = active < 0 && (event.key === 'Home' || event.key === 'End');
  if (move && count > 0 && !movesCursor) {
    event.preventDefault();
    moveTo(move(active, count));
  } else if (event.key === 'Enter' && active >= 0) {
    event.preventDefault();
    document.getElementById(getOptionId(active))?.click();
  } else if (event.key === 'Escape' && open) {
    event.preventDefault();
    close();
  } else if (event.key === 'Tab') close();
}

/** `initialText`: the text of the field when the page opened, which needs no suggestions. */
export function createCombobox(input: RefObject<HTMLInputElement | null>, initialText: string): Combobox {
  const view = createStore(CLOSED);
  function update(changes: Partial<ComboboxView>): void {
    view.set({ ...view.get(), ...changes });
    if (input.current) setAriaAttributes(input.current, view.get());
  }
  const close = () => update({ open: false, active: -1 });
  const openIfResult = () => update({ open: view.get().result.text !== '' });
  const suggester = createSuggester(
    (text) => api.suggest(text),
    (result) => update({ result, active: -1, open: result.text !== '' && document.activeElement === input.current }),
    initialText,
  );

  function moveTo(active: number): void {
    flushSync(() => update({ open: true, active }));
    document.getElementById(getOptionId(active))?.scrollIntoView({ block: 'nearest' });
  }
  const onKeyDown = (event: KeyboardEvent) => handleKey(event, view.get(), moveTo, close);
  /** The options stay until the next response, but none stays active, since they belong to the old text. */
  const onInput = () => {
    update({ active: -1 });
    suggester.handleText(input.current?.value ?? '');
  };
  /** Closes the list and the on-screen keyboard. */
  const onSubmit = () => {
    close();
    input.current?.blur();
  };

  function connect(): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const field = input.current;
    field?.addEventListener('keydown', onKeyDown, { signal });
    field?.addEventListener('input', onInput, { signal });
    for (const name of ['focus', 'click']) field?.addEventListener(name, openIfResult, { signal });
    field?.addEventListener('blur', close, { signal });
    field?.form?.addEventListener('submit', onSubmit, { signal });
    onInput();
    return () => {
      controller.abort();
      suggester.stop();
    };
  }
  return { view, close, connect };
}
