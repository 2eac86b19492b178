import { KIGALI_FEE_SHOWN_RWF } from '@uruhu/contract/constants';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import * as messages from '#messages/orders/cart';
import { tryAgain } from '#messages/shell/common';
import css from './order-summary.module.css';
import type { Shipping } from './use-shipping.ts';

/** The fee in a few words, for the right side of a row. */
export function ShippingFee({ shipping }: { shipping: Shipping }) {
  if (shipping.kind === 'loading') return <span className={css.hint}>{messages.loadingFees}</span>;
  if (shipping.kind === 'charged') return formatRwf(shipping.fee_rwf);
  if (shipping.kind !== 'free') return '–';
  return (
    <>
      <del className={css.struck}>
        <span className="vh">{`${messages.before} `}</span>
        {formatRwf(KIGALI_FEE_SHOWN_RWF)}
      </del>
      {messages.freeShipping}
    </>
  );
}

/** Says that the fees could not be loaded, with a retry button. A cart too heavy for any fee shows `TooHeavy` instead. */
export function ShippingProblem({ shipping }: { shipping: Shipping }) {
  if (shipping.kind !== 'failed') return null;
  return (
    <p className={css.problem} role="alert">
      {messages.feesNotLoaded}
      <button type="button" className="link" onClick={shipping.retry}>
        {tryAgain}
      </button>
    </p>
  );
}
