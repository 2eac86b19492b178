import type { Order } from '@uruhu/contract/order';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeLineTotal } from '@uruhu/contract/rules/prices/price';
import { getStatusName } from '#app/features/orders/stage-title.ts';
import { describePayment } from '#app/features/orders/status-badge.tsx';
import { paths } from '#app/lib/paths.ts';
import { useShop, useShopName } from '#app/lib/shop.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { localizeAddress } from '#app/lib/text/localize-address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/invoice';
import css from './invoice.module.css';
import { InvoiceSums } from './invoice-sums.tsx';

/** An order for printing: A4, black on white, without the layout. */
export function Invoice({ order }: { order: Order }) {
  return (
    <>
      <div className={css.actions}>
        <Button onClick={() => print()}>{messages.print}</Button>
        <ButtonLink kind="quiet" to={paths.order(order.order_id)}>
          {messages.back}
        </ButtonLink>
      </div>
      <article className={css.sheet} aria-labelledby="invoice">
        <header className={css.head}>
          <div>
            <h1 className="h1" id="invoice">
              {messages.title}
            </h1>
            <p className={css.notTax}>{messages.notTax}</p>
          </div>
          <Facts order={order} />
        </header>
        <Parties order={order} />
        <ItemTable order={order} />
        <InvoiceSums order={order} />
        <footer className={css.foot}>
          <p>{messages.thanks}</p>
          <p>{messages.prices}</p>
        </footer>
      </article>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  return (
    <dl className={css.facts}>
      <dt>{messages.number}</dt>
      <dd>{order.order_id}</dd>
      <dt>{messages.date}</dt>
      <dd>{formatDate(order.created_at)}</dd>
      <dt>{messages.status}</dt>
      <dd>{getStatusName(order)}</dd>
      <dt>{messages.payment}</dt>
      <dd>{describePayment(order)}</dd>
    </dl>
  );
}

function Parties({ order: { customer, address } }: { order: Order }) {
  const shop = useShop();
  return (
    <div className={css.parties}>
      <Party title={messages.soldBy} name={useShopName()} lines={[shop?.address, shop?.phone, shop?.email]} />
      <Party title={messages.soldTo} name={customer.name} lines={[localizeAddress(address), customer.phone, customer.email]} />
    </div>
  );
}

function Party({ title, name, lines }: { title: string; name: string; lines: readonly (string | undefined)[] }) {
  return (
    <section aria-label={title}>
      <h2 className={css.label}>{title}</h2>
      <p className={css.name}>{name}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function ItemTable({ order: { order_items: items } }: { order: Order }) {
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{messages.item}</th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col">{messages.unitPrice}</th>
          <th scope="col">{messages.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ order_item_id, product, option, size, quantity, price_at_purchase }) => (
          <tr key={order_item_id}>
            <th scope="row">
              {product.name}
              <small>{[toPlainName(product.brand), option?.name, size?.name].filter(Boolean).join(', ')}</small>
            </th>
            <td data-label={messages.quantity}>{quantity}</td>
            <td data-label={messages.unitPrice}>{formatRwf(price_at_purchase)}</td>
            <td data-label={messages.amount}>{formatRwf(computeLineTotal({ unit_price_rwf: price_at_purchase, quantity }))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
