import type { Address } from '@uruhu/contract/account';
import { useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as words from '#messages/account-addresses';
import css from './addresses.module.css';

type RemoveDialogProps = { address: Address | null; onClose: () => void; onRemoved: (message: string) => void };

/** What is typed should not go by a slip of the finger. */
export function RemoveDialog({ address, onClose, onRemoved }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function remove({ address_id }: Address) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.deleteAddress({ address_id });
    setBusy(false);
    // Removed in another tab, it is gone as it should be.
    if (answer.ok || answer.status === 404) onRemoved(answer.ok ? answer.data.message : words.removed);
    else setFailure(answer.message);
  }
  return (
    <Dialog open={address !== null} onClose={onClose} title={words.removeTitle}>
      {address && (
        <>
          <p className={css.street}>{address.address}</p>
          <p className={`muted ${css.remain}`}>{words.removeText}</p>
          <FormAlert message={failure} />
          <div className={css.decide}>
            <Button busy={busy} onClick={() => remove(address)}>
              {busy ? words.removing : words.remove}
            </Button>
            <Button kind="line" onClick={onClose}>
              {words.keep}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
