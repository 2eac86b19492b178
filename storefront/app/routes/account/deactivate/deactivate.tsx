import type { MetaArgs } from 'react-router';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { about, deactivate as title } from '#messages/account/account';
import * as messages from '#messages/account/deactivate';
import type { Route } from './+types/deactivate.ts';
import { DataDownload } from './data-download.tsx';
import css from './deactivate.module.css';
import { DeactivateForm, deactivate } from './deactivate-form.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { password } = (await request.json()) as { password: string };
  return deactivate(password);
}

/** The page to delete an account: the consequences, the download of the customer's data, and the form. */
export default function DeactivatePage() {
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      <div className={css.consequences}>
        <section className={css.erased} aria-labelledby="erased-title">
          <h2 className="h3" id="erased-title">
            {messages.erasedTitle}
          </h2>
          <ul>
            {messages.erased.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section className={css.stays} aria-labelledby="stays-title">
          <h2 className="h3" id="stays-title">
            {messages.staysTitle}
          </h2>
          <ul>
            {messages.stays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      <DataDownload />
      <DeactivateForm />
    </>
  );
}
