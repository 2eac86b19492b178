import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { type RefObject, useEffect, useState } from 'react';
import { paths } from '#app/lib/paths.ts';
import { useStore } from '#app/lib/store.ts';
import { found, groups, nothingFound, seeAll, suggestions as suggestionsLabel } from '#messages/catalogue/suggest';
import { CLOSED, createCombobox, LIST_ID } from './combobox.ts';
import type { ResultSettings } from './result-settings.ts';
import { Option } from './suggestion.tsx';
import css from './suggestions.module.css';

type SuggestionsProps = {
  /** The search field of this list. */
  input: RefObject<HTMLInputElement | null>;
  /** The text of the field when the page opened. */
  initialText: string;
  /** The sort order and page size that the next results page keeps. */
  settings: ResultSettings;
};

/** The suggestions under the search field. The options are links, so that a long press or a middle click opens them in a new tab. */
export function Suggestions({ input, initialText, settings }: SuggestionsProps) {
  const [combobox] = useState(() => createCombobox(input, initialText));
  const { result, open, active } = useStore(combobox.view, CLOSED);
  useEffect(() => combobox.connect(), [combobox]);
  const { text, suggestions } = result;
  /** Called when the shopper follows an option: gives up the focus, because the next page does not replace a text that is being typed. */
  const onChosen = () => {
    combobox.close();
    input.current?.blur();
  };
  const optionProps = { typedText: text, onChosen, settings };
  const isEmpty = suggestions.length === 0;
  return (
    <>
      <p className="vh" role="status">
        {open && (isEmpty ? nothingFound(text) : found(suggestions.length))}
      </p>
      {open && isEmpty && (
        <div className={css.panel} aria-hidden="true">
          <p className={css.nothing}>{nothingFound(text)}</p>
        </div>
      )}
      {open && !isEmpty && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the field while an option is pressed
        <div className={css.panel} ref={limitHeightToViewport} onMouseDown={(event) => event.preventDefault()}>
          <div id={LIST_ID} role="listbox" aria-label={suggestionsLabel}>
            {groupByKind(suggestions).map(({ kind, firstIndex, members }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div role="group" key={firstIndex} aria-label={groups[kind]} className={css.group}>
                {kind !== 'query' && (
                  <p className={css.title} aria-hidden="true">
                    {groups[kind]}
                  </p>
                )}
                {members.map((suggestion, index) => (
                  <Option
                    key={getKey(suggestion)}
                    index={firstIndex + index}
                    active={active === firstIndex + index}
                    suggestion={suggestion}
                    {...optionProps}
                  />
                ))}
              </div>
            ))}
            <Option
              index={suggestions.length}
              active={active === suggestions.length}
              suggestion={{ kind: 'all', text: seeAll(text), to: paths.search({ q: text, ...settings }) }}
              {...optionProps}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** A key that is unique within its kind: two products may have the same name. */
function getKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'query':
      return suggestion.text;
    case 'brand':
      return suggestion.brand_id;
    case 'category':
      return suggestion.category_id;
    case 'product':
      return suggestion.product_id;
  }
}

type SuggestionGroup = { kind: Suggestion['kind']; firstIndex: number; members: Suggestion[] };

/** Groups adjacent suggestions of one kind, in the server's order. */
function groupByKind(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const result: SuggestionGroup[] = [];
  suggestions.forEach((suggestion, index) => {
    const last = result.at(-1);
    if (last?.kind === suggestion.kind) last.members.push(suggestion);
    else result.push({ kind: suggestion.kind, firstIndex: index, members: [suggestion] });
  });
  return result;
}

const MARGIN_PX = 8;
const HEIGHT_PX_MIN = 150;

/**
 * Keeps the end of the list above the on-screen keyboard, which only the visual viewport takes into account. Returns a function that
 * removes the listeners.
 */
function limitHeightToViewport(list: HTMLDivElement) {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const limitHeight = () => {
    const room_px = viewport.offsetTop + viewport.height - list.getBoundingClientRect().top - MARGIN_PX;
    list.style.setProperty('max-height', `${Math.max(HEIGHT_PX_MIN, room_px)}px`);
  };
  limitHeight();
  viewport.addEventListener('resize', limitHeight);
  viewport.addEventListener('scroll', limitHeight);
  return () => {
    viewport.removeEventListener('resize', limitHeight);
    viewport.removeEventListener('scroll', limitHeight);
  };
}
