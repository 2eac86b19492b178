import { deactivateForm } from '@uruhu/contract/forms';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { dropDrafts } from '#app/forms/draft.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { setCartCount } from '#app/lib/cart-count.ts';
import { keepCoupon } from '#app/lib/kept-coupon.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { PasswordField } from '#app/routes/auth/password-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as words from '#messages/account-leave';
import css from './leave.module.css';

function useLeave() {
  const { form, errors, read, refuse } = useForm(deactivateForm);
  const navigate = useNavigate();
  /** The password that was typed, while it is asked once more whether to go. */
  const [sure, setSure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function leave(password: string) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.deactivate({ password });
    setBusy(false);
    setSure(null);
    if (answer.ok) {
      // On its way before the session ends: this page would else send them to sign in and back to itself.
      navigate(paths.home(), { flushSync: true });
      endSession();
      dropDrafts();
      keepCoupon(null);
      setCartCount(0);
      return toast(words.deactivated);
    }
    const message = answer.status === 0 ? words.failed : answer.message;
    toast(message, 'error');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(message);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = read();
    if (checked.ok) setSure(checked.values.password);
  };
  return { form: { ...form, onSubmit }, errors, failure, busy, sure, leave, stay: () => setSure(null) };
}

export function LeaveForm() {
  const { form, errors, failure, busy, sure, leave, stay } = useLeave();
  return (
    <section className="panel" aria-labelledby="leave-title">
      <h2 className="h3" id="leave-title">
        {words.leaveTitle}
      </h2>
      <form {...form} className={`fields ${css.form}`}>
        <PasswordField label={words.password} autoComplete="current-password" error={errors.password} />
        <FormAlert message={failure} />
        <div>
          <Button kind="line" type="submit">
            {words.leave}
          </Button>
        </div>
      </form>
      <Dialog open={sure !== null} onClose={stay} title={words.confirmTitle}>
        <p className="muted">{words.confirmText}</p>
        <div className={css.decide}>
          <Button kind="line" busy={busy} onClick={() => sure !== null && leave(sure)}>
            {busy ? words.leaving : words.confirm}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
        </div>
      </Dialog>
    </section>
  );
}
