import { useShop } from '#app/lib/shop.ts';
import { chatUrl } from '#app/lib/whatsapp.ts';
import { helpWith } from '#messages/orders';

/** Where help with an order is asked for: a chat that begins with its number, else a mail; null where there is neither. */
export function useSupportUrl(order_id: string): string | null {
  const shop = useShop();
  const text = encodeURIComponent(helpWith(order_id));
  if (shop?.whatsapp) return `${chatUrl(shop.whatsapp)}?text=${text}`;
  return shop?.email ? `mailto:${shop.email}?body=${text}` : null;
}
