import type { Address } from '@uruhu/contract/account';
import { data } from 'react-router';
import { api } from '#app/api/api.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { NO_ERRORS } from '#app/forms/form-errors.ts';
import { acceptForm, type FormReply } from '#app/forms/form-reply.ts';
import { useFormFetcher } from '#app/forms/use-action-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as messages from '#messages/account/addresses';
import css from './addresses.module.css';

export async function removeAddress(address_id: string) {
  const result = await api.deleteAddress({ address_id });
  // The customer may have removed it in another tab.
  if (result.ok || result.code === 'address_not_found') return acceptForm(result.ok ? result.data.message : messages.removed);
  return data<FormReply>({ sent: false, message: result.message, errors: NO_ERRORS }, { status: result.status || 502 });
}

type RemoveDialogProps = { address: Address | null; onClose: () => void; onRemoved: (message: string) => void };

/** Asks before removing an address, so that an accidental press does not delete it. */
export function RemoveDialog({ address, onClose, onRemoved }: RemoveDialogProps) {
  const { busy, failure, send } = useFormFetcher(({ sent, message }) => sent && onRemoved(message));
  return (
    <Dialog open={address !== null} onClose={onClose} title={messages.removeTitle}>
      {address && (
        <>
          <p className={css.street}>{address.address}</p>
          <p className={`muted ${css.removeText}`}>{messages.removeText}</p>
          <FormAlert message={failure} />
          <div className={css.dialogActions}>
            <Button busy={busy} onClick={() => send({ remove: address.address_id })}>
              {busy ? messages.removing : messages.remove}
            </Button>
            <Button kind="line" onClick={onClose}>
              {messages.keep}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
