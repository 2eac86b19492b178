import { useChatUrl } from '#app/features/contact/use-chat-url.ts';
import { paths } from '#app/lib/paths.ts';
import * as messages from '#messages/orders/cart';
import css from './order-summary.module.css';

/** Tells a shopper what to do if her cart is heavier than the shop's fees cover. Shown once, above the disabled checkout button. */
export function TooHeavy({ weight_g }: { weight_g: number }) {
  const chat = useChatUrl(messages.heavyQuestion(weight_g));
  return (
    <div className={css.problem} role="alert" id="too-heavy">
      <p>{messages.noShippingBand}</p>
      <p>{messages.heavyText(weight_g)}</p>
      <a className={`link ${css.ask}`} href={chat ?? paths.contactUs()} {...(chat && { rel: 'noopener', target: '_blank' })}>
        {messages.askUs(chat?.startsWith('https:') ?? false)}
      </a>
    </div>
  );
}
