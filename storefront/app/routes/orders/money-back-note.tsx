import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/order';
import { momentOf } from './dates.ts';
import { moneyBack } from './money-back.ts';
import css from './order.module.css';

/** What becomes of the money of an order that was paid and then cancelled: the first thing its owner looks for. */
export function MoneyBack({ order }: { order: Order }) {
  const back = moneyBack(order);
  if (!back) return null;
  const { to_come_rwf, sent_rwf, sent_at } = back;
  return (
    <div className={`cut-top ${css.moneyBack}`} role="note">
      <h2 className="h3">{to_come_rwf > 0 ? words.moneyComesBack : words.moneySentBack}</h2>
      {to_come_rwf > 0 && <p>{words.weSendBack(formatRwf(to_come_rwf))}</p>}
      {sent_at && <p>{words.weSentBack(formatRwf(sent_rwf), momentOf(sent_at))}</p>}
    </div>
  );
}
