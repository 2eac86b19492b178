import type { Refusal } from '@uruhu/contract/client';

/** What a page says in its own words: `wordless` if the response is not the shop's, `unreached` if no response came. */
type OwnWords = { wordless: string; unreached: string };

/** The message of a refusal: the server's, or the page's own words where the shop sent none, such as for a proxy's error page. */
export function describeRefusal({ code, message }: Pick<Refusal, 'code' | 'message'>, { wordless, unreached }: OwnWords): string {
  if (code === 'network_error') return unreached;
  return code === 'unreadable_answer' ? wordless : message || wordless;
}
