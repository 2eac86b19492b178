import type { Order } from '@uruhu/contract/order';
import { dialLink, ussdFor } from '@uruhu/contract/rules/mobile-money';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type ReactNode, useRef, useState } from 'react';
import { useShop } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { needHelp } from '#messages/orders';
import * as words from '#messages/payment';
import { momentOf } from '../dates.ts';
import { useSupportUrl } from '../support.ts';
import { copyText } from './copy-text.ts';
import { DialQr } from './dial-qr.tsx';
import { dials, showsToCamera } from './dials.ts';
import { dueOf } from './standing.ts';
import css from './ussd-card.module.css';

export type Payable = Pick<Order, 'order_id' | 'final_total' | 'payments' | 'pay_until'>;

type UssdCardProps = {
  order: Payable;
  /** What is above it on a page; within a dialog the dialog's own title says enough. */
  heading?: ReactNode;
  /** Further ways on, before the one to support. */
  children?: ReactNode;
};

/** How to pay an order with a phone: amount, code and the name to check. Shown in the browser only. */
export function UssdCard({ order, heading, children }: UssdCardProps) {
  const money = useShop()?.mobile_money;
  const due_rwf = dueOf(order);
  const code = money?.ussd_code ? ussdFor(money.ussd_code, due_rwf) : null;
  const support = useSupportUrl(order.order_id);
  return (
    <div className={`cut-top ${css.card}`}>
      {heading && (
        <>
          {heading}
          <p className={css.kind}>{words.method.mobile_money.title}</p>
        </>
      )}
      <p className={css.amount}>{formatRwf(due_rwf)}</p>
      {order.pay_until && <p className={css.until}>{words.payBefore(momentOf(order.pay_until))}</p>}
      {code && money ? <Instructions code={code} merchant={money.merchant_name} amount_rwf={due_rwf} /> : <p>{words.noCode}</p>}
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
            {needHelp}
          </a>
        )}
      </div>
      {code && <p className={css.note}>{words.noPrompt}</p>}
      {money?.other_networks && <OtherNetworks text={money.other_networks} />}
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
        <div>
          <dt>{words.merchantName}</dt>
          <dd>{merchant}</dd>
        </div>
        <div>
          <dt>{words.amount}</dt>
          <dd>{formatRwf(amount_rwf)}</dd>
        </div>
      </dl>
      {showsToCamera() && <DialQr code={code} />}
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

function OtherNetworks({ text }: { text: string }) {
  return (
    <details className={css.others}>
      <summary>
        {words.otherNetworks}
        <Icon name="down" small />
      </summary>
      <p>{text}</p>
    </details>
  );
}
