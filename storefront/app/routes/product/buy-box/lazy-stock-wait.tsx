import { useLocation } from 'react-router';
import { NoMails, useSendsMail } from '#app/features/email/no-mails.tsx';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/stock-wait';
import type { WaitChoice } from './product-choice.ts';
import css from './stock-wait.module.css';

const loadWait = () => import('./stock-wait.tsx').then(({ StockWait }) => StockWait);

type LazyStockWaitProps = {
  choice: WaitChoice;
  /** Called when the choice turns out to be in stock. */
  onInStock: () => void;
};

/**
 * Lets a shopper ask for a mail when the sold-out choice is back. A guest, and a browser without JavaScript, gets a link to sign in and
 * come back, because the shop writes to confirmed addresses only. The script of the button itself loads for signed-in shoppers.
 */
export function LazyStockWait({ choice, onInStock }: LazyStockWaitProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const sendsMail = useSendsMail();
  const { module: StockWait } = useLazyModule(loadWait, sendsMail && Boolean(session));
  if (!sendsMail) {
    return (
      <p className={`small ${css.wait}`}>
        <NoMails />
      </p>
    );
  }
  if (session && StockWait) return <StockWait key={session.token} choice={choice} onInStock={onInStock} />;
  return (
    <div className={css.wait}>
      {session ? (
        <Button kind="line" wide busy>
          {messages.tellMe}
        </Button>
      ) : (
        <>
          <ButtonLink kind="line" wide to={paths.signIn({ redirect: pathname + search })}>
            {messages.tellMe}
          </ButtonLink>
          <p className="small muted">{messages.signInFirst}</p>
        </>
      )}
    </div>
  );
}
