import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { toConfirm } from '#messages/account/email';

/** A link to the page where the shopper can send the proof mail again. */
export const ConfirmLink = ({ label = toConfirm }: { label?: string }) => (
  <PageLink className="link" to={paths.accountInfo()}>
    {label}
  </PageLink>
);
