/** The number of an order as people pass it on: alone, after a '#', in a sentence, in a link; its dashes may be lost or made longer. */
// Without a look behind, at which Safari before 16.4 gives up the whole page.
const NUMBER = /(?:^|[^0-9a-f])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})(?![0-9a-f])/i;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Spaces and line breaks, and what nobody sees. */
const SPACES = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** The whole number in what was typed, written as the shop writes it; null where there is none. */
export function orderIdIn(typed: string): string | null {
  const text = typed.replace(DASHES, '-');
  const found = NUMBER.exec(text) ?? NUMBER.exec(text.replace(SPACES, ''));
  return found ? found.slice(1).join('-').toLowerCase() : null;
}
