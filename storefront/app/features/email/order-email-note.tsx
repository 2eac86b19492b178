import { useUser } from '#app/features/session/use-user.ts';
import { WithBold } from '#app/ui/text/with-bold.tsx';
import * as messages from '#messages/account/email';
import { ConfirmLink } from './confirm-link.tsx';
import { useSendsMail } from './no-mails.tsx';

/** Tells a shopper that she gets no mails about her order until her address is confirmed; nothing if the shop cannot send mails at all. */
export function OrderEmailNote({ className = '' }: { className?: string | undefined }) {
  const user = useUser();
  const sendsMail = useSendsMail();
  if (user?.email_verified !== false || !sendsMail) return null;
  return (
    <p className={`small muted ${className}`}>
      <WithBold text={messages.orderNews(user.email)} /> <ConfirmLink label={messages.noMail} />
    </p>
  );
}
