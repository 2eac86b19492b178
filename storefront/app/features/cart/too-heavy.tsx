import { useChatUrl } from '#app/features/orders/use-chat-url.ts';
import { paths } from '#app/lib/paths.ts';
import * as messages from '#messages/orders/cart';
import css from './order-summary.module.css';

/** Tells a shopper what to do if her cart is heavier than the shop's fees cover. Shown once, above the disabled checkout button. */
export function TooHeavy({ weight_g }: { weight_g: number }) {
  const chatUrl = useChatUrl(messages.heavyQuestion(weight_g));
  // Without a chat the link leads to a page of the shop, which opens in this tab.
  const newTabProps = chatUrl ? { rel: 'noopener', target: '_blank' } : {};
  return (
    <div className={css.problem} role="alert" id="too-heavy">
      <p>{messages.noShippingBand}</p>
      <p>{messages.heavyText(weight_g)}</p>
      <a className={`link ${css.askLink}`} href={chatUrl ?? paths.contactUs()} {...newTabProps}>
        {messages.askUs(chatUrl?.startsWith('https:') ?? false)}
      </a>
    </div>
  );
}
