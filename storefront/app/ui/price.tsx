import { formatRwf, isDiscounted } from '@uruhu/contract/rules/money';
import { type Priced, unitPrice } from '@uruhu/contract/rules/price';
import type { ReactNode } from 'react';
import { before, now } from '#messages/common';
import css from './price.module.css';

type PriceProps = Priced & {
  /** Francs that the chosen option and size add to both prices. */
  extra?: number;
  big?: boolean;
  /** Beside the price: the percent off. */
  children?: ReactNode;
};

/** What a product costs; before a discount the base price, struck through. */
export function Price({ base_price, discounted_price, extra = 0, big = false, children }: PriceProps) {
  const sale = isDiscounted(base_price, discounted_price);
  const look = sale ? css.sale : css.price;
  return (
    <p className={big ? `${look} ${css.big}` : look}>
      {sale && <span className="vh">{`${now} `}</span>}
      {formatRwf(unitPrice({ base_price, discounted_price }) + extra)}
      {sale && (
        <del>
          <span className="vh">{`${before} `}</span>
          {formatRwf(base_price + extra)}
        </del>
      )}
      {children}
    </p>
  );
}
