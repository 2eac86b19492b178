import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import { linkIncomplete } from '#messages/account/email';
import * as messages from '#messages/catalogue/stock-wait';
import type { Route } from './+types/unsubscribe.ts';
import css from './auth.module.css';
import { MailTokenForm } from './mail-token-form.tsx';
import { submitMailedLink, useMailedLink } from './use-mailed-link.ts';

/** The token of the mailed link. Without JavaScript the form submits it. */
export const queryParameters: QueryParameters = [{ name: 't', isFreeText: true, isFormOnly: true }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.stopForm.title, description: messages.stopAbout });

/** The URL holds a secret token: no cache may store the page, and no later page gets it as referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Without JavaScript the browser submits the form to the page itself. */
export const action = ({ request, context }: Route.ActionArgs) =>
  submitMailedLink(request, (token) => context.get(apiContext).stopStockWaits({ token }));

const doNothing = () => {};

/** Ends all waits for sold-out products. It waits for a press, because mail scanners open links. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  const { view, busy, submit } = useMailedLink({
    send: (token) => api.stopStockWaits({ token }),
    serverResult: actionData,
    onDone: doNothing,
  });
  return (
    <div className={`wrap page ${css.page}`}>
      {view.kind === 'ready' && <MailTokenForm {...view} busy={busy} onSubmit={submit} messages={messages.stopForm} />}
      {view.kind === 'done' && <Stopped />}
      {(view.kind === 'invalid' || view.kind === 'taken') && <InvalidLink title={view.message} />}
      {view.kind === 'incomplete' && <InvalidLink title={linkIncomplete} />}
      {view.kind === 'loading' && (
        <>
          <noscript>
            <InvalidLink title={linkIncomplete} />
          </noscript>
          <TextSkeleton lines={4} />
        </>
      )}
    </div>
  );
}

function Stopped() {
  return (
    <>
      <h1 className="vh">{messages.stopForm.title}</h1>
      <div className={css.donePanel}>
        <DonePanel title={messages.stopped} action={<ButtonLink to={paths.best()}>{messages.goShopping}</ButtonLink>}>
          {messages.stoppedText}
        </DonePanel>
      </div>
    </>
  );
}

function InvalidLink({ title }: { title: string }) {
  return (
    <EmptyState art={emptySearch} level={1} title={title} action={<ButtonLink to={paths.contactUs()}>{messages.contactUs}</ButtonLink>}>
      {messages.stopLinkInvalidText}
    </EmptyState>
  );
}
