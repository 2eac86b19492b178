import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { useShop } from '#app/lib/shop.ts';
import { helpWith } from '#messages/orders';

/** The address for help with an order: a chat or else a mail that begins with the order's number; null if the shop has neither. */
export function useSupportUrl(order_id: string): string | null {
  const shop = useShop();
  const text = encodeURIComponent(helpWith(order_id));
  if (shop?.whatsapp) return `${buildChatUrl(shop.whatsapp)}?text=${text}`;
  return shop?.email ? `mailto:${shop.email}?body=${text}` : null;
}
