import type { Order } from '@uruhu/contract/order';
import { buildDialLink, buildUssdCode } from '@uruhu/contract/rules/mobile-money';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { type ReactNode, useRef, useState } from 'react';
import { useSupportUrl } from '#app/features/orders/use-support-url.ts';
import { copyText } from '#app/features/share/copy-text.ts';
import { useShop } from '#app/lib/shop.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { needHelp } from '#messages/orders/orders';
import * as messages from '#messages/orders/payment';
import { getAmountDue } from '../payment-state.ts';
import { DialQr } from './dial-qr.tsx';
import css from './ussd-card.module.css';

/** Whether a link can open the dialler with the code: only Android accepts '*' and '#' in a link. Call this in the browser only. */
const canDial = (): boolean => /android/i.test(navigator.userAgent);

/** Whether to show a QR code: on a larger screen the shopper can scan it with her phone. On an iPhone she copies the code. */
const shouldShowQrCode = (): boolean => !canDial() && !/iphone|ipod/i.test(navigator.userAgent);

type PayableOrder = Pick<Order, 'order_id' | 'final_total' | 'payments' | 'pay_until'>;

type UssdCardProps = {
  order: PayableOrder;
  /** The heading on a page. A dialog has a title of its own and passes none. */
  heading?: ReactNode;
  /** Further buttons, shown before the link to support. */
  children?: ReactNode;
};

/** How to pay an order by mobile money: amount, code, and the merchant name to check. Render it in the browser only. */
export function UssdCard({ order, heading, children }: UssdCardProps) {
  const mobileMoney = useShop()?.mobile_money;
  const due_rwf = getAmountDue(order);
  const code = mobileMoney?.ussd_code ? buildUssdCode(mobileMoney.ussd_code, due_rwf) : null;
  const supportUrl = useSupportUrl(order.order_id);
  return (
    <div className={`cut-top ${css.card}`}>
      {heading && (
        <>
          {heading}
          <p className={css.method}>{messages.method.mobile_money.title}</p>
        </>
      )}
      <p className={css.amount}>{formatRwf(due_rwf)}</p>
      {due_rwf < order.final_total && <p className={css.detail}>{messages.partCame(formatRwf(order.final_total - due_rwf))}</p>}
      {order.pay_until && <p className={css.detail}>{messages.payBefore(formatDateTime(order.pay_until))}</p>}
      {code && mobileMoney ? (
        <Instructions code={code} merchant={mobileMoney.merchant_name} amount_rwf={due_rwf} />
      ) : (
        <p>{messages.noCode}</p>
      )}
      <div className={css.actions}>
        {code && canDial() && (
          <a className="btn btn--paper" href={buildDialLink(code)}>
            <Icon name="phone" small />
            {messages.dialNow}
          </a>
        )}
        {children}
        {supportUrl && (
          <a className="btn btn--quiet" href={supportUrl} rel="noopener" target="_blank">
            {needHelp}
          </a>
        )}
      </div>
      {code && <p className={css.note}>{messages.noPrompt}</p>}
      {mobileMoney?.other_networks && <OtherNetworks text={mobileMoney.other_networks} />}
    </div>
  );
}

function Instructions({ code, merchant, amount_rwf }: { code: string; merchant: string; amount_rwf: number }) {
  const [beforeName, name, afterName] = messages.step3(merchant);
  return (
    <>
      <ol className={css.steps}>
        <li>{messages.step1}</li>
        <li>
          <div>
            {canDial() ? messages.step2Dial : messages.step2}
            <UssdCode code={code} />
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
          <dt>{messages.merchantName}</dt>
          <dd>{merchant}</dd>
        </div>
        <div>
          <dt>{messages.amount}</dt>
          <dd>{formatRwf(amount_rwf)}</dd>
        </div>
      </dl>
      {shouldShowQrCode() && <DialQr code={code} />}
    </>
  );
}

function UssdCode({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => text.current && setCopied(await copyText(text.current));
  return (
    <>
      <div className={css.code}>
        <code ref={text}>{code}</code>
        <button type="button" aria-label={messages.copyCode} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
      </div>
      <p className={css.copied} role="status">
        {copied === true && messages.copied}
        {copied === false && messages.notCopied}
      </p>
    </>
  );
}

function OtherNetworks({ text }: { text: string }) {
  return (
    <details className={css.otherNetworks}>
      <summary>
        {messages.otherNetworks}
        <Icon name="down" small />
      </summary>
      <p>{text}</p>
    </details>
  );
}
