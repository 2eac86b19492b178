import { buildChatUrl } from '#app/features/contact/contact-links.ts';
import { useShop } from '#app/lib/shop.ts';

/** The URL of a chat or else a mail to the shop that begins with this text; null if the shop has neither. */
export function useChatUrl(text: string): string | null {
  const shop = useShop();
  const encoded = encodeURIComponent(text);
  if (shop?.whatsapp) return `${buildChatUrl(shop.whatsapp)}?text=${encoded}`;
  return shop?.email ? `mailto:${shop.email}?body=${encoded}` : null;
}
