/** In characters. Short texts are cached, as words, brands, categories and ingredients repeat. Longer texts hardly do. */
const CACHED_LENGTH_MAX = 40;
/** Each cache keeps the results for at most this many texts. */
const CACHED_TEXTS_MAX = 20_000;

/** Caches the results of a function for short texts. */
export function cacheByText<Result>(compute: (text: string) => Result, length_max = CACHED_LENGTH_MAX): (text: string) => Result {
  const cached = new Map<string, Result>();
  return (text) => {
    const cachedResult = cached.get(text);
    if (cachedResult !== undefined) return cachedResult;
    const result = compute(text);
    if (text.length <= length_max && cached.size < CACHED_TEXTS_MAX) cached.set(text, result);
    return result;
  };
}
