import { useChatUrl } from '#app/features/orders/use-chat-url.ts';
import { helpWith } from '#messages/orders/orders';

/** The URL for help with an order: a chat or else a mail that begins with the order's number; null if the shop has neither. */
export const useSupportUrl = (order_id: string): string | null => useChatUrl(helpWith(order_id));
