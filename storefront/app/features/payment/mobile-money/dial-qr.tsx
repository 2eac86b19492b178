import { buildDialLink } from '@uruhu/contract/rules/mobile-money';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import * as messages from '#messages/orders/payment';
import css from './ussd-card.module.css';

const loadQr = () => import('./qr.tsx').then(({ Qr }) => Qr);

/**
 * The code as a QR code for the camera of the shopper's phone. The script that draws it loads separately; if that fails, the page still
 * shows the code as text.
 */
export function DialQr({ code }: { code: string }) {
  const { module: Qr } = useLazyModule(loadQr, true);
  return (
    <div className={css.scan}>
      <div className={css.qr}>{Qr && <Qr text={buildDialLink(code)} label={messages.qrOf(code)} className={css.squares} />}</div>
      <p>{messages.qrText}</p>
    </div>
  );
}
