import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { toConfirm } from '#messages/account/email';
import { ContactWays, useSendsMail } from './no-mails.tsx';

/** A link to the page where the shopper can send the proof mail again. */
export const ConfirmLink = ({ label = toConfirm }: { label?: string }) => (
  <PageLink className="link" to={paths.accountInfo()}>
    {label}
  </PageLink>
);

/**
 * Shown below a refusal that asks for a confirmed address. Links to the page that sends the proof mail again, or lists the ways to reach
 * the shop if it cannot send mails.
 */
export const ConfirmHelp = () => (useSendsMail() ? <ConfirmLink /> : <ContactWays />);
