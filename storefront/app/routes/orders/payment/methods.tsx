import type { PaymentMethod } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/money';
import { useShop } from '#app/lib/shop.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import * as words from '#messages/payment';
import css from './payment-dialog.module.css';

const ICON: Record<PaymentMethod, IconName> = { mobile_money: 'phone', prompt: 'chat', card: 'lock' };
/** As they are offered: what most people here pay by comes first. */
const WAYS: readonly PaymentMethod[] = ['mobile_money', 'prompt', 'card'];

/** By dialling can always be paid; the others only where the shop has them. */
const useWays = (): PaymentMethod[] => {
  const offered = useShop()?.payment_methods ?? [];
  return WAYS.filter((way) => way === 'mobile_money' || offered.includes(way));
};

export function Methods({ due_rwf, onChoose }: { due_rwf: number; onChoose: (method: PaymentMethod) => void }) {
  return (
    <>
      <p className="muted">{words.chooseText(formatRwf(due_rwf))}</p>
      <div className={css.methods}>
        {useWays().map((way) => (
          <button key={way} type="button" className={css.method} onClick={() => onChoose(way)}>
            <Icon name={ICON[way]} />
            <span>
              <b>{words.method[way].title}</b>
              <small>{words.method[way].text}</small>
              <small>{words.method[way].kinds}</small>
            </span>
            <Icon name="right" small />
          </button>
        ))}
      </div>
    </>
  );
}
