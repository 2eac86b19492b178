import type { Order } from '@uruhu/contract/order';
import { dialLink, ussdFor } from '@uruhu/contract/rules/mobile-money';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type ReactNode, useRef, useState } from 'react';
import { useShop } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/orders';
import { useSupportUrl } from '../support.ts';
import { copyText } from './copy-text.ts';
import css from './ussd-card.module.css';

export type Payable = Pick<Order, 'order_id' | 'final_total'>;

type UssdCardProps = {
  order: Payable;
  /** What is above it on a page; within a dialog the dialog's own title says enough. */
  heading?: ReactNode;
  /** Further ways on, before the one to support. */
  children?: ReactNode;
};

/** Only Android's dialler opens a code with '*' and '#' from a link. */
const dials = () => /android/i.test(navigator.userAgent);

/** How to pay an order with a phone: amount, code and the name to check. Shown in the browser only. */
export function UssdCard({ order, heading, children }: UssdCardProps) {
  const money = useShop()?.mobile_money;
  const code = money?.ussd_code ? ussdFor(money.ussd_code, order.final_total) : null;
  const support = useSupportUrl(order.order_id);
  return (
    <div className={`cut-top ${css.card}`}>
      {heading && (
        <>
          {heading}
          <p className={css.kind}>{words.mobileMoney}</p>
        </>
      )}
      <p className={css.amount}>{formatRwf(order.final_total)}</p>
      {code && money ? <Instructions code={code} merchant={money.merchant_name} amount_rwf={order.final_total} /> : <p>{words.noCode}</p>}
      <div className={css.acts}>
        {code && dials() && (
          <a className="btn btn--paper" href={dialLink(code)}>
            <Icon name="phone" small />
            {words.dialNow}
          </a>
        )}
        {children}
        {support && (
          <a className="btn btn--quiet" href={support} rel="noopener" target="_blank">
            {words.needHelp}
          </a>
        )}
      </div>
      {code && <p className={css.note}>{words.matchedByHand}</p>}
    </div>
  );
}

function Instructions({ code, merchant, amount_rwf }: { code: string; merchant: string; amount_rwf: number }) {
  const [beforeName, name, afterName] = words.step3(merchant);
  return (
    <>
      <ol className={css.steps}>
        <li>{words.step1}</li>
        <li>
          <div>
            {dials() ? words.step2Dial : words.step2}
            <Code code={code} />
          </div>
        </li>
        <li>
          <span>
            {beforeName}
            <b>{name}</b>
            {afterName}
          </span>
        </li>
      </ol>
      <dl className={css.facts}>
        <dt>{words.merchantName}</dt>
        <dd>{merchant}</dd>
        <dt>{words.amount}</dt>
        <dd>{formatRwf(amount_rwf)}</dd>
      </dl>
    </>
  );
}

function Code({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => text.current && setCopied(await copyText(text.current));
  return (
    <>
      <div className={css.code}>
        <code ref={text}>{code}</code>
        <button type="button" aria-label={words.copyCode} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
      </div>
      <p className={css.copied} role="status">
        {copied === true && words.copied}
        {copied === false && words.notCopied}
      </p>
    </>
  );
}
