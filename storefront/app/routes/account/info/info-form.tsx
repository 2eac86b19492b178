import type { User } from '@uruhu/contract/account';
import type { Refusal } from '@uruhu/contract/client';
import { type AccountInput, accountForm } from '@uruhu/contract/forms';
import { useNavigate } from 'react-router';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, startSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/account-info';
import { useSentForm } from '../use-sent-form.ts';

const NOBODY: Refusal = { ok: false, status: 401, message: words.notSignedIn, errors: [] };

/** Without a token nothing is asked: another tab may have signed out. */
const send = async (values: AccountInput) => (getSession() ? api.updateAccount(values) : NOBODY);

const failed = ({ status, message }: Refusal) => (status === 0 ? words.updateError : message || words.updateFailed);

export function InfoForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const { form, errors, busy, failure } = useSentForm(accountForm, {
    draft: `account ${user.user_id}`,
    send,
    failed,
    onSent: ({ data }) => {
      const session = getSession();
      if (session) startSession({ token: session.token, user: data });
      toast(words.accountUpdated);
      navigate(paths.myAccount());
    },
  });
  return (
    <form {...form} className="fields">
      <Field
        label={words.fullName}
        name="name"
        autoComplete="name"
        maxLength={100}
        aria-required="true"
        defaultValue={user.name}
        error={errors.name}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={200}
        aria-required="true"
        defaultValue={user.email}
        error={errors.email}
      />
      <Field
        label={words.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        aria-required="true"
        defaultValue={user.phone}
        error={errors.phone}
      />
      <Field
        label={words.address}
        hint={words.optional}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        defaultValue={user.address}
        error={errors.address}
      />
      <FormAlert message={failure} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? words.updating : words.update}
        </Button>
      </div>
    </form>
  );
}
