import { useUser } from '#app/features/session/use-user.ts';
import { WithBold } from '#app/ui/text/with-bold.tsx';
import * as messages from '#messages/account/email';
import { ConfirmLink } from './confirm-link.tsx';
import { useSendsMail } from './no-mails.tsx';

/** Tells a shopper whose address is not confirmed that the shop sends it no mails about her order, unless it can send none at all. */
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
