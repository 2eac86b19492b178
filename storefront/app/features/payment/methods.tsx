import type { PaymentMethod } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { type Shop, useShop } from '#app/lib/shop.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import * as messages from '#messages/orders/payment';
import css from './payment-dialog.module.css';

const METHOD_ICONS: Record<PaymentMethod, IconName> = { mobile_money: 'phone', prompt: 'chat', card: 'lock' };
/** The dialog shows the methods in this order. Mobile money is first, because most shoppers in Rwanda pay with it. */
const METHODS: readonly PaymentMethod[] = ['mobile_money', 'prompt', 'card'];

/** Mobile money works without a provider, so it is always offered; the others only if the shop has set them up. */
const listMethods = (shop: Shop | null): PaymentMethod[] =>
  METHODS.filter((method) => method === 'mobile_money' || shop?.payment_methods.includes(method));

export function Methods({ due_rwf, onChoose }: { due_rwf: number; onChoose: (method: PaymentMethod) => void }) {
  const shop = useShop();
  const mobileMoney = shop?.mobile_money;
  const networks = { mtn: Boolean(mobileMoney?.ussd_code), airtel: Boolean(mobileMoney?.other_networks) };
  return (
    <>
      <p className="muted">{messages.chooseText(formatRwf(due_rwf))}</p>
      <div className={css.methods}>
        {listMethods(shop).map((method) => {
          const networkNames = messages.methodNetworks[method](networks);
          return (
            <button key={method} type="button" className={css.method} onClick={() => onChoose(method)}>
              <Icon name={METHOD_ICONS[method]} />
              <span>
                <b>{messages.method[method].title}</b>
                <small>{messages.method[method].text}</small>
                {networkNames && <small>{networkNames}</small>}
              </span>
              <Icon name="right" small />
            </button>
          );
        })}
      </div>
    </>
  );
}
