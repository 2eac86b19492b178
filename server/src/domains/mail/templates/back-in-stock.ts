/** The template of the mail about a product that is in stock again. */
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import { SHOP_PATHS } from '@uruhu/contract/endpoints/paths/shop';
import type { MailMessages } from '../../../messages/messages.ts';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';

/** `product`: its name, with option and size. `token`: for the link that ends all stock waits of the shopper. */
type BackInStock = {
  name: string;
  product: string;
  product_id: string;
  option_id: string | null;
  size_id: string | null;
  token: string;
};

function buildProductPath({ product_id, option_id, size_id }: Pick<BackInStock, 'product_id' | 'option_id' | 'size_id'>): string {
  const query = new URLSearchParams();
  if (option_id !== null) query.set('option', option_id);
  if (size_id !== null) query.set('size', size_id);
  return `/product/${encodeURIComponent(product_id)}${query.size > 0 ? `?${query}` : ''}`;
}

export function backInStock(
  { name, product, token, ...choice }: BackInStock,
  { shop, buildUrl }: MailContext,
  messages: MailMessages,
): MailContent {
  const { hello, backInStock: texts } = messages;
  return {
    subject: texts.subject(product),
    preview: texts.preview(shop),
    greeting: hello(name),
    paragraphs: [texts.text(product, shop)],
    action: { label: texts.action, url: buildUrl(buildProductPath(choice)) },
    notes: texts.notes,
    unsubscribe: {
      label: texts.unsubscribe,
      // The page keeps this path, because mails that were sent link to it.
      url: buildUrl(`/stop-notices?t=${encodeURIComponent(token)}`),
      post_url: buildUrl(buildPath(SHOP_PATHS.stopStockWaits, {}, { t: token })),
    },
  };
}
