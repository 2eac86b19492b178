import type { User } from '@uruhu/contract/account';
import { type ReactNode, useState } from 'react';
import { api } from '#app/api/api.ts';
import { storeUser } from '#app/features/session/use-user.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { WithBold } from '#app/ui/text/with-bold.tsx';
import * as messages from '#messages/account/email';
import css from './email-note.module.css';
import { NoMails, useSendsMail } from './no-mails.tsx';
import { useResendConfirmation } from './use-resend-confirmation.ts';

/** Asks the shopper to confirm her e-mail address; nothing if it is confirmed. */
export function EmailNote({ user }: { user: User | null }) {
  if (!user) return null;
  if (user.pending_email) return <PendingNote key={user.pending_email} email={user.email} pendingEmail={user.pending_email} />;
  return user.email_verified === false ? <UnverifiedNote email={user.email} /> : null;
}

/** The pressed button disappears for a while: the focus moves to the text that appears, so that screen readers read it. */
const focusNote = (note: HTMLElement | null) => note?.focus();

type NoteProps = { title: string; text: readonly string[]; sendAgainLabel: string; failure?: string | undefined; children?: ReactNode };

/**
 * `text` says that a link was sent; its every second part is bold. `children`: an alternative beside the button that sends the link
 * again.
 */
function Note({ title, text, sendAgainLabel, failure: otherFailure, children }: NoteProps) {
  const { resend, busy, sent, failure, pause_s } = useResendConfirmation();
  const sendsMail = useSendsMail();
  return (
    <section id="confirm-email" className={`cut-top ${css.note}`} aria-labelledby="confirm-email-title">
      <h2 id="confirm-email-title">{title}</h2>
      <p className="small">{sendsMail ? <WithBold text={text} /> : <NoMails />}</p>
      {sent && (
        <p ref={focusNote} className="small" tabIndex={-1}>
          <b>{messages.emailLinkSent}</b> {messages.lookAmongSpam}
        </p>
      )}
      <FormAlert message={failure ?? otherFailure} />
      {(sendsMail || children) && (
        <div className={css.actions}>
          {pause_s > 0 && <p className="small muted">{messages.againIn(pause_s)}</p>}
          {sendsMail && pause_s === 0 && (
            <Button kind="quiet" busy={busy} onClick={resend}>
              {busy ? messages.sending : sendAgainLabel}
            </Button>
          )}
          {children}
        </div>
      )}
    </section>
  );
}

const UnverifiedNote = ({ email }: { email: string }) => (
  <Note title={messages.noteTitle} text={messages.noteText(email)} sendAgainLabel={messages.sendAgain} />
);

function PendingNote({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function keepOldAddress() {
    setBusy(true);
    setFailure(undefined);
    const result = await api.cancelEmailChange();
    setBusy(false);
    if (!result.ok) return setFailure(result.status === 0 ? messages.noResponse : result.message);
    toast(result.data.message);
    // The note disappears, and with it the pressed button that had the focus.
    document.getElementById('account-title')?.focus();
    storeUser(result.data.data);
  }
  return (
    <Note
      title={messages.pendingTitle}
      text={messages.pendingText(pendingEmail, email)}
      sendAgainLabel={messages.sendPendingAgain}
      failure={failure}
    >
      <Button kind="quiet" busy={busy} onClick={keepOldAddress}>
        {busy ? messages.keeping : messages.keepOld}
      </Button>
    </Note>
  );
}
