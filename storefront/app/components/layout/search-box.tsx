import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import { usePart } from '#app/lib/use-part.ts';
import { GetForm } from '#app/ui/get-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { clearSearch, search, searchLabel, searchPlaceholder } from '#messages/layout';
import css from './search-box.module.css';

const loadSuggestions = () => import('./suggestions.tsx').then(({ Suggestions }) => Suggestions);

/** With scripts a combobox, whose list is fetched with the focus; without, a form with one field. */
const COMBOBOX = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
} as const;

/**
 * Keeps the query on the page of its results, and is empty on all others, but takes nothing from under the fingers of
 * somebody who types while a page comes. `page` is the key of the last page that it was set to.
 */
function usePageQuery() {
  const [query] = useSearchParams();
  const { pathname, key } = useLocation();
  const asked = pathname === paths.search() ? (query.get('q') ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const [page, setPage] = useState(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page sets it
  useEffect(() => {
    const field = input.current;
    if (key === page || !field || (field === document.activeElement && field.value !== asked)) return;
    field.value = asked;
    setPage(key);
  }, [key]);
  return { input, asked, page };
}

export function SearchBox() {
  const { input, asked, page } = usePageQuery();
  const { part: Suggestions, ahead } = usePart(loadSuggestions);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <GetForm className={css.search} role="search" aria-label={searchLabel} action={paths.search()} onFocus={ahead} onPointerDown={ahead}>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={searchLabel}
        placeholder={searchPlaceholder}
        defaultValue={asked}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...(useHydrated() ? COMBOBOX : {})}
      />
      <button type="button" className={css.clear} aria-label={clearSearch} onClick={clear}>
        <Icon name="close" small />
      </button>
      <button type="submit" aria-label={search}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions key={page} input={input} settled={asked} />}
    </GetForm>
  );
}
