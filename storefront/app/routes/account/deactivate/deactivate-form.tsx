import { deactivateForm } from '@uruhu/contract/forms';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api/api.ts';
import { setCartCount } from '#app/features/cart/cart-count.ts';
import { storeCouponCode } from '#app/features/coupons/coupon-storage.ts';
import { PasswordField } from '#app/features/session/password-field.tsx';
import { dropDrafts } from '#app/forms/draft.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { acceptForm, refuseForm } from '#app/forms/form-reply.ts';
import { useFormFetcher } from '#app/forms/use-action-form.ts';
import { useForm } from '#app/forms/use-form.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as messages from '#messages/account/deactivate';
import css from './deactivate.module.css';

export async function deactivate(password: string) {
  const result = await api.deactivate({ password });
  return result.ok ? acceptForm() : refuseForm(result, result.code === 'network_error' ? messages.failed : result.message);
}

function useDeactivation() {
  const { form, errors, readValues, showErrors } = useForm(deactivateForm);
  const navigate = useNavigate();
  /** The typed password, while the dialog asks the customer to confirm. */
  const [typedPassword, setTypedPassword] = useState<string | null>(null);
  const { busy, failure, send } = useFormFetcher((reply) => {
    setTypedPassword(null);
    if (!reply.sent) return showErrors(reply.errors);
    // Navigates before the session ends: otherwise this page, which requires a session, would send the shopper to sign in.
    navigate(paths.home(), { flushSync: true });
    endSession();
    dropDrafts();
    storeCouponCode(null);
    setCartCount(0);
    toast(messages.accountDeactivated);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = readValues();
    if (checked.ok) setTypedPassword(checked.values.password);
  };
  return {
    form: { ...form, onSubmit },
    errors,
    failure,
    busy,
    isConfirming: typedPassword !== null,
    confirm: () => send({ password: typedPassword }),
    closeDialog: () => setTypedPassword(null),
  };
}

export function DeactivateForm() {
  const { form, errors, failure, busy, isConfirming, confirm, closeDialog } = useDeactivation();
  return (
    <section className="panel" aria-labelledby="leave-title">
      <h2 className="h3" id="leave-title">
        {messages.leaveTitle}
      </h2>
      <form {...form} className={`fields ${css.form}`}>
        <PasswordField label={messages.password} autoComplete="current-password" error={errors.password} />
        <FormAlert message={failure} />
        <div>
          <Button kind="line" type="submit">
            {messages.leave}
          </Button>
        </div>
      </form>
      <Dialog open={isConfirming} onClose={closeDialog} title={messages.confirmTitle}>
        <p className="muted">{messages.confirmText}</p>
        <div className={css.dialogActions}>
          <Button kind="line" busy={busy} onClick={confirm}>
            {busy ? messages.deactivating : messages.confirm}
          </Button>
          <Button onClick={closeDialog}>{messages.stay}</Button>
        </div>
      </Dialog>
    </section>
  );
}
