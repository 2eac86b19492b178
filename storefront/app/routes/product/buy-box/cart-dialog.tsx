import type { Option, Size } from '@uruhu/contract/catalogue/product';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeLineTotal } from '@uruhu/contract/rules/prices/price';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as messages from '#messages/catalogue/product';
import { viewCart } from '#messages/shell/common';
import type { ProductData } from '../product-data.ts';
import css from './cart-dialog.module.css';

export type CartOutcome =
  | { added: true; quantity: number; unit_price_rwf: number }
  /** `reason`: the message, if it helps the shopper. `isStale`: the page is out of date. */
  | { added: false; reason: string | null; isStale: boolean };

type CartDialogProps = {
  product: ProductData;
  option: Option | undefined;
  size: Size | undefined;
  /** Stays set while the dialog closes. */
  outcome: CartOutcome | null;
  open: boolean;
  onClose: () => void;
};

/** The result of 'Add to Cart'. */
export function CartDialog({ product, option, size, outcome, open, onClose }: CartDialogProps) {
  const hasFailed = outcome?.added === false;
  return (
    <Dialog open={open} onClose={onClose} title={hasFailed ? messages.errorTitle : messages.cartTitle}>
      {hasFailed && (
        <>
          <p>{messages.notAdded}</p>
          {outcome.reason && <p className="muted">{outcome.reason}</p>}
          <div className={css.actions}>
            <Button kind="line" onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        </>
      )}
      {outcome?.added && (
        <>
          <div className={css.item}>
            <Picture image={option?.image || product.image} alt="" sizes="96px" widths={[160, 320]} />
            <div>
              <span className="small muted">{toPlainName(product.brand)}</span>
              <p>{product.name}</p>
              <p className="small muted">{[option?.name, size?.name, messages.quantityOf(outcome.quantity)].filter(Boolean).join(', ')}</p>
              <b>{formatRwf(computeLineTotal(outcome))}</b>
            </div>
          </div>
          <div className={css.actions}>
            <ButtonLink to={paths.cart()}>{viewCart}</ButtonLink>
            <Button kind="line" onClick={onClose}>
              {messages.continueShopping}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
