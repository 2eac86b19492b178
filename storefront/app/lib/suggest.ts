/** When to ask for suggestions, and which answer still counts. Knows no page: it is told what is typed and tells what to show. */
import type { Result } from '@uruhu/contract/client';
import type { SuggestAnswer, Suggestion } from '@uruhu/contract/search';

/** Nothing is sent for each key: only once the fingers have rested. */
export const PAUSE_MS = 180;
/** One letter finds half the shop. */
const LETTERS_MIN = 2;
/** Answers that are kept for going back a letter; the oldest gives way. */
const KEPT_MAX = 40;

/** What is shown, and the text that it answers. */
export type Suggested = { text: string; suggestions: readonly Suggestion[] };
export const NOTHING_SUGGESTED: Suggested = { text: '', suggestions: [] };

/** Texts that differ in nothing that a search sees are one. */
const toQuery = (typed: string) => typed.trim().replace(/\s+/g, ' ').toLowerCase();

type Ask = (text: string) => Promise<Result<SuggestAnswer>>;

/**
 * `typed` is called with each change of the field. `show` is told of the last text only, whatever order answers come in;
 * a question that fails shows nothing and is asked again when the text comes back. `settled` is what the field already
 * held: it is not asked for until it changes.
 */
export function createSuggester(ask: Ask, show: (suggested: Suggested) => void, settled = '') {
  const kept = new Map<string, readonly Suggestion[]>();
  const asking = new Set<string>();
  let wanted = toQuery(settled);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function question(text: string): Promise<void> {
    if (asking.has(text)) return;
    asking.add(text);
    const answer = await ask(text);
    asking.delete(text);
    if (answer.ok) keep(text, answer.data.suggestions);
    if (text === wanted) show({ text, suggestions: kept.get(text) ?? [] });
  }

  function keep(text: string, suggestions: readonly Suggestion[]): void {
    kept.set(text, suggestions);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  }

  function typed(value: string): void {
    const text = toQuery(value);
    if (text === wanted) return;
    wanted = text;
    clearTimeout(timer);
    const known = kept.get(text);
    if (text.length < LETTERS_MIN) show(NOTHING_SUGGESTED);
    else if (known) show({ text, suggestions: known });
    else timer = setTimeout(question, PAUSE_MS, text);
  }

  return { typed, stop: () => clearTimeout(timer) };
}
