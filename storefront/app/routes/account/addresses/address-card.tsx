import type { Address } from '@uruhu/contract/account';
import badge from '#app/features/orders/status-badge.module.css';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/account/addresses';
import { placeNames } from '#messages/shell/places';
import css from './addresses.module.css';

type AddressCardProps = {
  address: Address;
  editButtonId: string;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
};

export function AddressCard({ address, editButtonId, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const { address: street, city, country, postal_code, is_default } = address;
  return (
    <article className={css.card} aria-label={street}>
      <div className={css.address}>
        <div>
          <p className={css.street}>{street}</p>
          <p className="small muted">{`${placeNames[city] ?? city}, ${placeNames[country] ?? country}, ${postal_code}`}</p>
        </div>
        {is_default && <span className={badge.good}>{messages.isDefault}</span>}
      </div>
      <div className={css.actions}>
        <Button id={editButtonId} kind="quiet" aria-label={messages.editOf(street)} onClick={onEdit}>
          {messages.edit}
        </Button>
        {!is_default && (
          <Button kind="quiet" aria-label={messages.makeDefaultOf(street)} onClick={onMakeDefault}>
            {messages.makeDefault}
          </Button>
        )}
        <Button kind="quiet" aria-label={messages.removeOf(street)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </article>
  );
}
