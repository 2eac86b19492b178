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

/** Below a refusal that asks for a confirmed address: where the shopper confirms it, or whom she asks if the shop cannot send the link. */
export const ConfirmHelp = () => (useSendsMail() ? <ConfirmLink /> : <ContactWays />);
