import { formatRwf } from '@uruhu/contract/rules/money';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/orders';
import css from './payment-dialog.module.css';
import { type Payable, UssdCard } from './ussd-card.tsx';

type Step = 'placed' | 'methods' | 'mobile-money';

const TITLE: Record<Step, string> = {
  placed: words.orderPlaced,
  methods: words.choosePayment,
  'mobile-money': words.mobileMoney,
};

type PaymentDialogProps = {
  order: Payable;
  /** Right after placing it says so first; later it begins with the choice of a way to pay. */
  first: 'placed' | 'methods';
  /** Told once it is closed; `toOrders`: by a button that leads there. */
  onClose: (toOrders: boolean) => void;
};

/** Paying an order, step by step. It is open for as long as it is there: whoever shows it takes it away when told. */
export function PaymentDialog({ order, first, onClose }: PaymentDialogProps) {
  const [step, setStep] = useState<Step>(first);
  const [open, setOpen] = useState(true);
  const toOrders = useRef(false);
  const goToOrders = () => {
    toOrders.current = true;
    setOpen(false);
  };
  return (
    <Dialog open={open} kind="sheet" title={TITLE[step]} onClose={() => onClose(toOrders.current)}>
      <StepBody key={step} moved={step !== first}>
        {step === 'placed' && <Placed order={order} onPay={() => setStep('methods')} onOrders={goToOrders} />}
        {step === 'methods' && <Methods order={order} onMobileMoney={() => setStep('mobile-money')} />}
        {step === 'mobile-money' && (
          <UssdCard order={order}>
            <Button kind="quiet" onClick={() => setStep('methods')}>
              {words.backToMethods}
            </Button>
            <Button kind="paper" onClick={goToOrders}>
              {words.continueToOrders}
            </Button>
          </UssdCard>
        )}
      </StepBody>
    </Dialog>
  );
}

/** When the dialog opens, and when the button that led to a step is gone with the step before, the focus comes here. */
function StepBody({ moved, children }: { moved: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) ref.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <div
      tabIndex={-1}
      ref={(body) => {
        ref.current = body;
        // React keeps this attribute to itself; a dialog that opens looks for it.
        body?.setAttribute('autofocus', '');
      }}
    >
      {children}
    </div>
  );
}

function Placed({ order, onPay, onOrders }: { order: Payable; onPay: () => void; onOrders: () => void }) {
  return (
    <>
      <p>{words.orderPlacedText}</p>
      <dl className={css.facts}>
        <dt>{words.orderNumber}</dt>
        <dd>{order.order_id}</dd>
        <dt>{words.toPay}</dt>
        <dd className={css.amount}>{formatRwf(order.final_total)}</dd>
      </dl>
      <div className={css.acts}>
        <Button onClick={onPay}>{words.payNow}</Button>
        <Button kind="line" onClick={onOrders}>
          {words.goToOrders}
        </Button>
      </div>
    </>
  );
}

function Methods({ order, onMobileMoney }: { order: Payable; onMobileMoney: () => void }) {
  return (
    <>
      <p className="muted">{words.chooseText(formatRwf(order.final_total))}</p>
      <div className={css.methods}>
        <button type="button" className={css.method} onClick={onMobileMoney}>
          <Icon name="phone" />
          <span>
            <b>{words.mobileMoney}</b>
            <small>{words.mobileMoneyText}</small>
            <small>{words.mobileMoneyKinds}</small>
          </span>
          <Icon name="right" small />
        </button>
      </div>
    </>
  );
}
