import type { AccountInput, PasswordInput } from '@uruhu/contract/forms';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import { EmailNote } from '#app/features/email/email-note.tsx';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { loadMinPasswordLength } from '#app/features/session/new-password.tsx';
import { storeUser } from '#app/features/session/use-user.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { SkeletonBox, TextSkeleton } from '#app/ui/skeleton.tsx';
import { about, accountInfo as title } from '#messages/account/account';
import * as messages from '#messages/account/info';
import { useAccountSession } from '../account-layout.tsx';
import type { Route } from './+types/account-info.ts';
import css from './account-info.module.css';
import { InfoForm, updateAccount } from './info-form.tsx';
import { Membership } from './membership.tsx';
import { changePassword, PasswordSection } from './password-section.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

/** Runs again when the customer comes back to the tab, perhaps from the mail that confirms her address. */
export async function clientLoader() {
  const [me, signIns, minLength] = await Promise.all([
    loadAccountData(api.me),
    loadAccountData(() => api.loginHistory(1)),
    loadMinPasswordLength(api),
  ]);
  if (me.ok) storeUser(me.data.user);
  return { me, signIns, minLength };
}

type SentForm = { form: 'account'; values: AccountInput; sendsMail: boolean } | { form: 'password'; values: PasswordInput };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const sentForm = (await request.json()) as SentForm;
  return sentForm.form === 'account' ? updateAccount(sentForm.values, sentForm.sendsMail) : changePassword(sentForm.values);
}

export const HydrateFallback = () => <TextSkeleton lines={6} />;

/** The customer's name, e-mail address and phone, and below them her password. */
export default function AccountInfoPage({ loaderData: { me, signIns, minLength } }: Route.ComponentProps) {
  const session = useAccountSession();
  const { result } = useAccountData(me);
  const user = result.state === 'loaded' ? result.data.user : null;
  return (
    <>
      <EmailNote user={session.user} />
      <div className={css.columns}>
        <section className="panel" tabIndex={-1} aria-labelledby="account-title">
          <p className={css.intro}>{messages.intro}</p>
          {result.state === 'loading' && <SkeletonBox className={css.skeleton} />}
          {result.state === 'failed' && <Failure message={result.message} />}
          {user && <InfoForm key={user.email} user={user} />}
        </section>
        <Membership signIns={signIns} user={user} />
        <PasswordSection minLength={minLength} />
      </div>
    </>
  );
}
