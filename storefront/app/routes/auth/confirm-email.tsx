import { useEffect, useRef } from 'react';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import { useQuery } from '#app/api/use-query.ts';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { refreshUser, useUser } from '#app/features/session/use-user.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { useSession } from '#app/lib/session.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/email';
import { couponWorth } from '#messages/orders/coupon';
import type { Route } from './+types/confirm-email.ts';
import css from './auth.module.css';
import { MailTokenForm } from './mail-token-form.tsx';
import { submitMailedLink, useMailedLink } from './use-mailed-link.ts';

/** The token of the mailed link. Without JavaScript the form submits it. */
export const queryParameters: QueryParameters = [{ name: 't', isFreeText: true, isFormOnly: true }];

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: messages.confirmForm.title, description: messages.confirmAbout });

/** The URL holds a secret token: no cache may store the page, and no later page gets it as referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Without JavaScript the browser submits the form to the page itself. */
export const action = ({ request, context }: Route.ActionArgs) =>
  submitMailedLink(request, (token) => context.get(apiContext).confirmEmail({ token }));

/**
 * Confirms without a press if the shopper is signed in here and has an unconfirmed address. Mail scanners that open links are not signed
 * in, so they cannot confirm an address that a stranger has typed.
 */
function useSubmitWhenSignedIn(submit: () => void, isReady: boolean): void {
  const user = useSession()?.user;
  const hasSubmitted = useRef(false);
  const hasUnconfirmedEmail = user != null && (!user.email_verified || user.pending_email !== null);
  useEffect(() => {
    if (!isReady || !hasUnconfirmedEmail || hasSubmitted.current) return;
    hasSubmitted.current = true;
    submit();
  }, [submit, isReady, hasUnconfirmedEmail]);
}

export default function ConfirmEmailPage({ actionData }: Route.ComponentProps) {
  const { view, busy, submit } = useMailedLink({
    send: (token) => api.confirmEmail({ token }),
    serverResult: actionData,
    onDone: refreshUser,
  });
  const sendsMail = useSendsMail();
  const formMessages = sendsMail ? messages.confirmForm : { ...messages.confirmForm, intro: messages.confirmWithoutNews };
  useSubmitWhenSignedIn(submit, view.kind === 'ready' && view.refusal === null);
  return (
    <div className={`wrap page ${css.page}`}>
      {view.kind === 'ready' && <MailTokenForm {...view} busy={busy} onSubmit={submit} messages={formMessages} />}
      {view.kind === 'done' && <Confirmed email={view.response.data.email} />}
      {(view.kind === 'invalid' || view.kind === 'taken') && <InvalidLink title={view.message} isTaken={view.kind === 'taken'} />}
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

/** The worth of a coupon that the shopper can use now, as a text; null if there is none, or if she is not signed in here with this address. */
function useReadyCouponWorth(email: string): string | null {
  const session = useSession();
  const ownsAddress = session?.user?.email === email && session.user.email_verified;
  const { result } = useQuery(ownsAddress ? `coupons ${session.token}` : null, api.coupons);
  const coupon = result.state === 'loaded' ? result.data.results.find(({ needs_verified_email }) => !needs_verified_email) : undefined;
  return coupon ? couponWorth(coupon) : null;
}

function Confirmed({ email }: { email: string }) {
  const worth = useReadyCouponWorth(email);
  const sendsMail = useSendsMail();
  return (
    <>
      <h1 className="vh">{messages.confirmForm.title}</h1>
      <div className={css.donePanel}>
        <DonePanel
          title={messages.emailConfirmed}
          action={
            <>
              <ButtonLink to={paths.best()}>{messages.goShopping}</ButtonLink>
              <ButtonLink kind="line" to={paths.myAccount()}>
                {messages.myAccount}
              </ButtonLink>
            </>
          }
        >
          {sendsMail && messages.newsComes(email)} {worth && messages.couponReady(worth)}
        </DonePanel>
      </div>
    </>
  );
}

/** Shown for a link that cannot be used, with a way to get another one; if the shopper's address is confirmed already, says that instead. */
function InvalidLink({ title, isTaken = false }: { title: string; isTaken?: boolean }) {
  const session = useSession();
  const user = useUser({ readsOnOpening: true });
  const sendsMail = useSendsMail();
  if (user?.email_verified && user.pending_email === null && !isTaken) {
    return (
      <EmptyState
        art={emptySearch}
        level={1}
        title={messages.emailAlreadyConfirmed}
        action={<ButtonLink to={paths.best()}>{messages.goShopping}</ButtonLink>}
      >
        {sendsMail ? messages.nothingToDo(user.email) : messages.nothingMore}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={emptySearch}
      level={1}
      title={title}
      action={
        <ButtonLink to={session ? paths.accountInfo() : paths.signIn({ redirect: paths.accountInfo() })}>
          {session ? messages.toAccount : messages.signIn}
        </ButtonLink>
      }
    >
      {isTaken ? messages.takenText : <OtherLink />}
    </EmptyState>
  );
}

/** How the shopper gets another link. */
function OtherLink() {
  const session = useSession();
  if (!useSendsMail()) return <NoMails />;
  return session ? messages.otherLinkSignedIn : messages.otherLink;
}
