/** Decides when to request suggestions and which response to show. Independent of React and the DOM. */

import type { Suggestion, SuggestReply } from '@uruhu/contract/catalogue/search';
import type { Result } from '@uruhu/contract/client';

/** How long the shopper must stop typing before a call is made. */
export const PAUSE_MS = 180;
/** One letter would match half the catalogue. */
const LETTERS_MIN = 2;
/** The number of cached responses, for deleting letters. The oldest is dropped first. */
const CACHED_MAX = 40;

/** The suggestions to show, and the text they are for; '' if there is no result to show. */
export type SuggestResult = { text: string; suggestions: readonly Suggestion[] };
export const NO_RESULT: SuggestResult = { text: '', suggestions: [] };

/** Normalises a text, so that texts with the same results share one call. */
const toQuery = (typed: string) => typed.trim().replace(/\s+/g, ' ').toLowerCase();

type RequestSuggestions = (text: string) => Promise<Result<SuggestReply>>;

/**
 * Call `handleText` with each change of the field. `show` is called for the latest text only, even if responses arrive in another order; a
 * failed call shows nothing and is repeated when the shopper types the text again. `initialText` is the field's initial text, which needs
 * no call.
 */
export function createSuggester(requestSuggestions: RequestSuggestions, show: (result: SuggestResult) => void, initialText = '') {
  const cache = new Map<string, readonly Suggestion[]>();
  const pending = new Set<string>();
  let currentQuery = toQuery(initialText);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function request(text: string): Promise<void> {
    if (pending.has(text)) return;
    pending.add(text);
    const result = await requestSuggestions(text);
    pending.delete(text);
    if (result.ok) addToCache(text, result.data.suggestions);
    if (text === currentQuery) showCached(text);
  }

  function showCached(text: string): void {
    const suggestions = cache.get(text);
    show(suggestions ? { text, suggestions } : NO_RESULT);
  }

  function addToCache(text: string, suggestions: readonly Suggestion[]): void {
    cache.set(text, suggestions);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_MAX && oldest !== undefined) cache.delete(oldest);
  }

  function handleText(value: string): void {
    const text = toQuery(value);
    if (text === currentQuery) return;
    currentQuery = text;
    clearTimeout(timer);
    if (text.length < LETTERS_MIN) show(NO_RESULT);
    else if (cache.has(text)) showCached(text);
    else timer = setTimeout(request, PAUSE_MS, text);
  }

  return { handleText, stop: () => clearTimeout(timer) };
}
