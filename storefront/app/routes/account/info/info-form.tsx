import type { User } from '@uruhu/contract/account';
import type { AccountInput } from '@uruhu/contract/forms';
import { useMemo } from 'react';
import { redirect } from 'react-router';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { useSendsMail } from '#app/features/email/no-mails.tsx';
import { dropDraft } from '#app/forms/draft.ts';
import { Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { refuseForm } from '#app/forms/form-reply.ts';
import { useActionForm } from '#app/forms/use-action-form.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, startSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/account/info';
import { createAccountSchema } from './account-schema.ts';
import { EmailField } from './email-field.tsx';

/** The name of the form's draft, for one customer and one e-mail address. */
const getDraftName = ({ user_id, email }: User) => `account ${user_id} ${email}`;

/**
 * Sends the form, and opens the dashboard once the server has accepted it. Makes no call without a session: another tab may have signed
 * out. `sendsMail`: whether the shop can send the link that confirms a new e-mail address.
 */
export async function updateAccount(values: AccountInput, sendsMail: boolean) {
  if (!getSession()) {
    toast(messages.notSignedIn, 'error');
    return null;
  }
  const result = await api.updateAccount(values);
  if (!result.ok)
    return refuseForm(result, describeRefusal(result, { noMessage: messages.updateFailed, noResponse: messages.updateError }));
  const { data } = result.data;
  const session = getSession();
  const previousUser = session?.user;
  if (previousUser) dropDraft(getDraftName(previousUser));
  if (session) startSession({ token: session.token, user: data });
  const newEmail = data.pending_email === previousUser?.pending_email ? null : data.pending_email;
  toast(newEmail && sendsMail ? messages.linkSent(newEmail) : messages.accountUpdated);
  return redirect(paths.myAccount());
}

export function InfoForm({ user }: { user: User }) {
  const sendsMail = useSendsMail();
  const { form, errors, busy, failure } = useActionForm(
    useMemo(() => createAccountSchema(user), [user]),
    { draft: getDraftName(user), secretFields: ['current_password'], toRequest: (values) => ({ form: 'account', values, sendsMail }) },
  );
  return (
    <form {...form} className="fields">
      <Field
        label={messages.fullName}
        name="name"
        autoComplete="name"
        maxLength={100}
        aria-required="true"
        defaultValue={user.name}
        error={errors.name}
      />
      <EmailField email={user.email} errors={errors} />
      <Field
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        aria-required="true"
        defaultValue={user.phone}
        error={errors.phone}
      />
      <Field
        label={messages.address}
        hint={messages.optional}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        defaultValue={user.address}
        error={errors.address}
      />
      <FormAlert message={failure} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? messages.updating : messages.update}
        </Button>
      </div>
    </form>
  );
}
