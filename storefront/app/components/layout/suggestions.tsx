import type { Suggestion } from '@uruhu/contract/search';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paths } from '#app/lib/paths.ts';
import { found, groups, seeAll, suggestions as suggestionsWord } from '#messages/suggest';
import { Option } from './suggestion.tsx';
import css from './suggestions.module.css';
import { LIST_ID, useSuggestions } from './use-suggestions.ts';

type SuggestionsProps = {
  /** The search field that this belongs to; the list stands beside it. */
  input: RefObject<HTMLInputElement | null>;
  /** What it held when the page opened. */
  settled: string;
};

/**
 * What the shop offers while somebody types. Options are links all the same: a long press or a middle click opens them
 * in a tab of their own.
 */
export function Suggestions({ input, settled }: SuggestionsProps) {
  const { suggested, open, active, close } = useSuggestions(input, settled);
  const ref = useRoom(open);
  const { text, suggestions } = suggested;
  /** What is typed has led somewhere: the next page may have the field. */
  const leave = () => {
    close();
    input.current?.blur();
  };
  const shared = { typed: text, onChosen: leave };
  return (
    <>
      <p className="vh" role="status">
        {open && found(suggestions.length)}
      </p>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field while an option is pressed
        <div className={css.panel} ref={ref} onMouseDown={(event) => event.preventDefault()}>
          <div id={LIST_ID} role="listbox" aria-label={suggestionsWord}>
            {toRuns(suggestions).map(({ kind, from, run }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div role="group" key={from} aria-label={groups[kind]} className={css.group}>
                {kind !== 'query' && (
                  <p className={css.title} aria-hidden="true">
                    {groups[kind]}
                  </p>
                )}
                {run.map((suggestion, index) => (
                  <Option
                    key={keyOf(suggestion)}
                    index={from + index}
                    active={active === from + index}
                    suggestion={suggestion}
                    {...shared}
                  />
                ))}
              </div>
            ))}
            <Option
              index={suggestions.length}
              active={active === suggestions.length}
              suggestion={{ kind: 'all', text: seeAll(text), to: paths.search({ q: text }) }}
              {...shared}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** Unlike all others of its kind: two products may well share a name. */
function keyOf(suggestion: Suggestion): string {
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

type Run = { kind: Suggestion['kind']; from: number; run: Suggestion[] };

/** Neighbours of one kind stand under one title. The order is the server's. */
function toRuns(suggestions: readonly Suggestion[]): Run[] {
  const runs: Run[] = [];
  suggestions.forEach((suggestion, index) => {
    const last = runs.at(-1);
    if (last?.kind === suggestion.kind) last.run.push(suggestion);
    else runs.push({ kind: suggestion.kind, from: index, run: [suggestion] });
  });
  return runs;
}

const MARGIN_PX = 8;
const HEIGHT_PX_MIN = 150;

/** The list ends above the phone's keyboard, which only the visual viewport knows of. */
function useRoom(open: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const endInView = () => {
      const top_px = ref.current?.getBoundingClientRect().top ?? 0;
      const room_px = Math.max(HEIGHT_PX_MIN, view.offsetTop + view.height - top_px - MARGIN_PX);
      ref.current?.style.setProperty('max-height', `${room_px}px`);
    };
    endInView();
    view.addEventListener('resize', endInView);
    view.addEventListener('scroll', endInView);
    return () => {
      view.removeEventListener('resize', endInView);
      view.removeEventListener('scroll', endInView);
    };
  }, [open]);
  return ref;
}
