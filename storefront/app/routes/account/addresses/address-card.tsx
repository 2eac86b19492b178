import type { Address } from '@uruhu/contract/account';
import status from '#app/routes/orders/status.module.css';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/account-addresses';
import css from './addresses.module.css';

type AddressCardProps = {
  address: Address;
  editId: string;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
};

export function AddressCard({ address, editId, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const { address: street, city, country, postal_code, is_default } = address;
  return (
    <article className={css.card} aria-label={street}>
      <div className={css.place}>
        <div>
          <p className={css.street}>{street}</p>
          <p className="small muted">{`${city}, ${country}, ${postal_code}`}</p>
        </div>
        {is_default && <span className={status.good}>{words.isDefault}</span>}
      </div>
      <div className={css.actions}>
        <Button id={editId} kind="quiet" aria-label={words.editOf(street)} onClick={onEdit}>
          {words.edit}
        </Button>
        {!is_default && (
          <Button kind="quiet" aria-label={words.makeDefaultOf(street)} onClick={onMakeDefault}>
            {words.makeDefault}
          </Button>
        )}
        <Button kind="quiet" aria-label={words.removeOf(street)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </article>
  );
}
