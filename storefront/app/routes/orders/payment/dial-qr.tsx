import { dialLink } from '@uruhu/contract/rules/mobile-money';
import { useEffect } from 'react';
import { usePart } from '#app/lib/use-part.ts';
import * as words from '#messages/payment';
import css from './ussd-card.module.css';

const loadQr = () => import('./qr.tsx').then(({ Qr }) => Qr);

/** The code for the camera of a phone that lies beside this screen. What draws it is fetched when it is shown; without it the code remains. */
export function DialQr({ code }: { code: string }) {
  const { part: Qr, ahead } = usePart(loadQr);
  useEffect(() => {
    ahead();
  }, [ahead]);
  return (
    <div className={css.scan}>
      <div className={css.qr}>{Qr && <Qr text={dialLink(code)} label={words.qrOf(code)} className={css.squares} />}</div>
      <p>{words.qrText}</p>
    </div>
  );
}
