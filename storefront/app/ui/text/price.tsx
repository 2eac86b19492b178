import { formatRwf, isDiscounted } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice, type ProductPrice } from '@uruhu/contract/rules/prices/price';
import type { ReactNode } from 'react';
import { before, now } from '#messages/shell/common';
import css from './price.module.css';

type PriceProps = ProductPrice & {
  /** What the chosen option and size add to both prices. */
  extra_rwf?: number;
  big?: boolean;
  /** Shown beside the price. */
  children?: ReactNode;
};

/** The price of a product; with a discount, also the base price, struck through. */
export function Price({ base_price, discounted_price, extra_rwf = 0, big = false, children }: PriceProps) {
  const isOnSale = isDiscounted(base_price, discounted_price);
  const className = isOnSale ? css.sale : css.price;
  return (
    <p className={big ? `${className} ${css.big}` : className}>
      {isOnSale && <span className="vh">{`${now} `}</span>}
      {formatRwf(computeUnitPrice({ base_price, discounted_price }) + extra_rwf)}
      {isOnSale && (
        <del>
          <span className="vh">{`${before} `}</span>
          {formatRwf(base_price + extra_rwf)}
        </del>
      )}
      {children}
    </p>
  );
}
