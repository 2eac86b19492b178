import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import { GetForm } from '#app/ui/fields/get-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { clearSearch, search, searchLabel, searchPlaceholder } from '#messages/shell/layout';
import { useResultSettings } from './result-settings.ts';
import css from './search-box.module.css';

const loadSuggestions = () => import('./suggestions.tsx').then(({ Suggestions }) => Suggestions);

/** With JavaScript the field is a combobox, whose list loads on focus. Without JavaScript it is a plain search field. */
const COMBOBOX = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
} as const;

/**
 * Sets the field to the query on the results page, and empties it on all other pages, but never while the shopper is typing. `pageKey` is
 * the location key of the last page for which the field was set.
 */
function usePageQuery() {
  const [query] = useSearchParams();
  const { pathname, key } = useLocation();
  const pageQuery = pathname === paths.search() ? (query.get('q') ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const [pageKey, setPageKey] = useState(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page sets the field
  useEffect(() => {
    const field = input.current;
    if (key === pageKey || !field || (field === document.activeElement && field.value !== pageQuery)) return;
    field.value = pageQuery;
    setPageKey(key);
  }, [key]);
  return { input, pageQuery, pageKey };
}

export function SearchBox() {
  const { input, pageQuery, pageKey } = usePageQuery();
  const settings = useResultSettings();
  const { module: Suggestions, preload } = useLazyModule(loadSuggestions);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <GetForm
      className={css.search}
      role="search"
      aria-label={searchLabel}
      action={paths.search()}
      onFocus={preload}
      onInput={preload}
      onPointerDown={preload}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={searchLabel}
        placeholder={searchPlaceholder}
        defaultValue={pageQuery}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...(useHydrated() ? COMBOBOX : {})}
      />
      {Object.entries(settings).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="button" className={css.clear} aria-label={clearSearch} onClick={clear}>
        <Icon name="close" small />
      </button>
      <button type="submit" aria-label={search}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions key={pageKey} input={input} initialText={pageQuery} settings={settings} />}
    </GetForm>
  );
}
