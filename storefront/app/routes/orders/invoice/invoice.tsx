import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { lineTotal } from '@uruhu/contract/rules/price';
import { paths } from '#app/lib/paths.ts';
import { useShop, useShopName } from '#app/lib/shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as words from '#messages/invoice';
import { checkingPayment, paymentWord } from '#messages/orders';
import { dateOf } from '../dates.ts';
import { isChecked } from '../payment/standing.ts';
import { statusName } from '../stage-title.ts';
import css from './invoice.module.css';
import { InvoiceSums } from './invoice-sums.tsx';

/** An order for paper: A4, black on white, and nothing of the page around it. */
export function Invoice({ order }: { order: Order }) {
  return (
    <>
      <div className={css.acts}>
        <Button onClick={() => print()}>{words.print}</Button>
        <ButtonLink kind="quiet" to={paths.order(order.order_id)}>
          {words.back}
        </ButtonLink>
      </div>
      <article className={css.sheet} aria-labelledby="invoice">
        <header className={css.head}>
          <div>
            <h1 className="h1" id="invoice">
              {words.title}
            </h1>
            <p className={css.notTax}>{words.notTax}</p>
          </div>
          <Facts order={order} />
        </header>
        <Parties order={order} />
        <Lines order={order} />
        <InvoiceSums order={order} />
        <footer className={css.foot}>
          <p>{words.thanks}</p>
          <p>{words.prices}</p>
        </footer>
      </article>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  return (
    <dl className={css.facts}>
      <dt>{words.number}</dt>
      <dd>{order.order_id}</dd>
      <dt>{words.date}</dt>
      <dd>{dateOf(order.created_at)}</dd>
      <dt>{words.status}</dt>
      <dd>{statusName(order)}</dd>
      <dt>{words.payment}</dt>
      <dd>{isChecked(order) ? checkingPayment : paymentWord[order.payment_status]}</dd>
    </dl>
  );
}

function Parties({ order: { customer, address } }: { order: Order }) {
  const shop = useShop();
  return (
    <div className={css.parties}>
      <Party title={words.soldBy} name={useShopName()} lines={[shop?.address, shop?.phone, shop?.email]} />
      <Party title={words.soldTo} name={customer.name} lines={[address, customer.phone, customer.email]} />
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

function Lines({ order: { order_items: items } }: { order: Order }) {
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.unitPrice}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ order_item_id, product, option, size, quantity, price_at_purchase }) => (
          <tr key={order_item_id}>
            <th scope="row">
              {product.name}
              <small>{[product.brand, option?.name, size?.name].filter(Boolean).join(', ')}</small>
            </th>
            <td data-label={words.quantity}>{quantity}</td>
            <td data-label={words.unitPrice}>{formatRwf(price_at_purchase)}</td>
            <td data-label={words.amount}>{formatRwf(lineTotal({ unit_price_rwf: price_at_purchase, quantity }))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
