import { KIGALI_FEE_SHOWN_RWF } from '@uruhu/contract/constants';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/cart';
import { tryAgain } from '#messages/common';
import css from './order-summary.module.css';
import type { Shipping } from './use-shipping.ts';

/** The fee in few words, for the right side of a row. Why there is none is said by ShippingTrouble. */
export function ShippingFee({ shipping }: { shipping: Shipping }) {
  if (shipping.kind === 'loading') return <span className={css.quiet}>{words.loadingFees}</span>;
  if (shipping.kind === 'charged') return formatRwf(shipping.fee_rwf);
  if (shipping.kind !== 'free') return '–';
  return (
    <>
      <del className={css.struck}>
        <span className="vh">{`${words.before} `}</span>
        {formatRwf(KIGALI_FEE_SHOWN_RWF)}
      </del>
      {words.freeShipping}
    </>
  );
}

/** Why the fee is not known, and what to do about it. */
export function ShippingTrouble({ shipping }: { shipping: Shipping }) {
  if (shipping.kind === 'none') {
    return (
      <p className={css.trouble} role="alert">
        {words.noShippingBand}
      </p>
    );
  }
  if (shipping.kind !== 'failed') return null;
  return (
    <p className={css.trouble} role="alert">
      {words.feesNotLoaded}
      <button type="button" className="link" onClick={shipping.again}>
        {tryAgain}
      </button>
    </p>
  );
}
