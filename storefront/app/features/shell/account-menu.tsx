import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { myAccount, signIn } from '#messages/shell/layout';
import css from './header.module.css';

const loadCustomerMenu = () => import('./customer-menu.tsx').then((module) => module.CustomerMenu);

/** 'Sign in' for a guest; for a customer a menu under her name. Both have the same size. */
export function AccountMenu() {
  const session = useSession();
  const { module: CustomerMenu } = useLazyModule(loadCustomerMenu, Boolean(session));

  const name = session ? (session.user?.username ?? myAccount) : signIn;
  const content = (
    <>
      <Icon name="user" />
      <span className={`${css.name} ${css.customerName}`}>{name}</span>
    </>
  );
  if (session && CustomerMenu) {
    return (
      <CustomerMenu name={name} className={css.tool}>
        {content}
      </CustomerMenu>
    );
  }
  return (
    <PageLink className={css.tool} to={session ? paths.myAccount() : paths.signIn()} aria-label={name}>
      {content}
    </PageLink>
  );
}
