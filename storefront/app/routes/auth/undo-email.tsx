import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { refreshUser } from '#app/features/session/use-user.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/email';
import type { Route } from './+types/undo-email.ts';
import css from './auth.module.css';
import { MailTokenForm } from './mail-token-form.tsx';
import { submitMailedLink, useMailedLink } from './use-mailed-link.ts';

/** The token of the mailed link. Without JavaScript the form submits it. */
export const queryParameters: QueryParameters = [{ name: 't', isFreeText: true, isFormOnly: true }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.undoForm.title, description: messages.undoAbout });

/** The URL holds a secret token: no cache may store the page, and no later page gets it as referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Without JavaScript the browser submits the form to the page itself. */
export const action = ({ request, context }: Route.ActionArgs) =>
  submitMailedLink(request, (token) => context.get(apiContext).undoEmail({ token }));

/**
 * Restores the previous e-mail address after an intruder changed it, and leads the customer to choose a new password. It waits for a press,
 * because mail scanners open links.
 */
export default function UndoEmailPage({ actionData }: Route.ComponentProps) {
  const { view, busy, submit } = useMailedLink({
    send: (token) => api.undoEmail({ token }),
    serverResult: actionData,
    // The server has ended all sessions of the account. If this browser has a session, the server refuses this call, and the browser
    // ends its session too.
    onDone: refreshUser,
  });
  return (
    <div className={`wrap page ${css.page}`}>
      {view.kind === 'ready' && <MailTokenForm {...view} busy={busy} onSubmit={submit} messages={messages.undoForm} />}
      {view.kind === 'done' && <Undone reset_token={view.response.data.reset_token} />}
      {(view.kind === 'invalid' || view.kind === 'taken') && <InvalidLink title={view.message} />}
      {view.kind === 'incomplete' && <InvalidLink title={messages.linkIncomplete} />}
      {view.kind === 'loading' && (
        <>
          <noscript>
            <InvalidLink title={messages.linkIncomplete} />
          </noscript>
          <TextSkeleton lines={4} />
        </>
      )}
    </div>
  );
}

function Undone({ reset_token }: { reset_token: string }) {
  return (
    <>
      <h1 className="vh">{messages.undoForm.title}</h1>
      <div className={css.donePanel}>
        <DonePanel
          title={messages.undone}
          action={
            <ButtonLink to={paths.resetPassword({ t: reset_token })} prefetch="none">
              {messages.newPassword}
            </ButtonLink>
          }
        >
          {messages.undoneText}
        </DonePanel>
      </div>
    </>
  );
}

function InvalidLink({ title }: { title: string }) {
  return (
    <EmptyState art={emptySearch} level={1} title={title} action={<ButtonLink to={paths.contactUs()}>{messages.contactUs}</ButtonLink>}>
      {messages.undoLinkInvalidText}
    </EmptyState>
  );
}
