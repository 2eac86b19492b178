import { formatRwf, isDiscounted } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice, type ProductPrice } from '@uruhu/contract/rules/prices/price';
import type { ReactNode } from 'react';
import { before, from, now } from '#messages/shell/common';
import css from './price.module.css';

type PriceProps = ProductPrice & {
  /** The price is the lowest of several. */
  has_several_prices?: boolean | undefined;
  big?: boolean;
  /** Shown beside the price. */
  children?: ReactNode;
};

/** The price of a product; with a discount, also the base price, struck through. */
export function Price({ base_price, discounted_price, has_several_prices = false, big = false, children }: PriceProps) {
  const isOnSale = isDiscounted(base_price, discounted_price);
  const className = isOnSale ? css.sale : css.price;
  return (
    <p className={big ? `${className} ${css.big}` : className}>
      {isOnSale && <span className="vh">{`${now} `}</span>}
      <span>
        {has_several_prices && <small>{`${from} `}</small>}
        {formatRwf(computeUnitPrice({ base_price, discounted_price }))}
      </span>
      {isOnSale && (
        <del>
          <span className="vh">{`${before} `}</span>
          {formatRwf(base_price)}
        </del>
      )}
      {children}
    </p>
  );
}
