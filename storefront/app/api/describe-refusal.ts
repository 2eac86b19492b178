import type { Refusal } from '@uruhu/contract/client';

/**
 * A page's own messages: `noMessage` for a response without a message of the shop, such as a proxy's error page; `noResponse` if no
 * response came.
 */
type FallbackMessages = { noMessage: string; noResponse: string };

/** The message to show for a refusal: the server's if it sent one, else the page's own. */
export function describeRefusal({ code, message }: Pick<Refusal, 'code' | 'message'>, { noMessage, noResponse }: FallbackMessages): string {
  if (code === 'network_error') return noResponse;
  return code === 'unreadable_answer' ? noMessage : message || noMessage;
}
