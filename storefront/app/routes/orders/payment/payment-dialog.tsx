import type { Order } from '@uruhu/contract/order';
import type { PaymentMethod } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import { useReturn } from '#app/lib/answer.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as words from '#messages/payment';
import { CardPayment } from './card-payment.tsx';
import { Methods } from './methods.tsx';
import { Checking, Rejected } from './notes.tsx';
import { PaidForm } from './paid-form.tsx';
import css from './payment-dialog.module.css';
import { PromptPayment } from './prompt-payment.tsx';
import { dueOf, isToPay } from './standing.ts';
import { type Step, stepOf } from './step-of.ts';
import { UnderWay } from './under-way.tsx';
import { useCard } from './use-card.ts';
import { useFreshOrder } from './use-fresh-order.ts';
import { UssdCard } from './ussd-card.tsx';

const TITLE: Record<Step, string> = {
  placed: words.orderPlaced,
  methods: words.choosePayment,
  mobile_money: words.method.mobile_money.title,
  prompt: words.method.prompt.title,
  card: words.method.card.title,
  tell: words.iHavePaid,
  told: words.iHavePaid,
  paid: words.paidTitle,
  cancelled: words.cancelledTitle,
};
/** From these it leads back to the choice. */
const WAYS_ON: readonly Step[] = ['card', 'prompt'];
/** Here it is said what else may pay the order already, and why staff could not take what was sent. */
const TO_PAY_AT: readonly Step[] = ['methods', 'mobile_money', 'tell', 'told'];
/** There is nothing more to do. */
const OVER: readonly Step[] = ['told', 'paid', 'cancelled'];

type PaymentDialogProps = {
  order: Order;
  /** Right after placing it says so first; later it begins with the choice of a way to pay. */
  first: 'placed' | 'methods';
  /** Told once it is closed; `toOrders`: by a button that leads there. How the order is paid may be another by then. */
  onClose: (toOrders: boolean) => void;
};

/** Paying an order, step by step. It is open for as long as it is there: whoever shows it takes it away when told. */
export function PaymentDialog({ order: given, first, onClose }: PaymentDialogProps) {
  const { order, setOrder, refresh } = useFreshOrder(given);
  const [chosen, setStep] = useState<Step>(first);
  const step = stepOf(order, chosen);
  const { card, start } = useCard(order, refresh);
  // Whoever comes back to it may have paid, or somebody else may have cancelled it.
  useReturn(refresh);
  const [open, setOpen] = useState(true);
  const toOrders = useRef(false);
  const goToOrders = () => {
    toOrders.current = true;
    setOpen(false);
  };
  const choose = (method: PaymentMethod) => {
    setStep(method);
    if (method === 'card') start();
  };
  const back = () => setStep('methods');
  return (
    <Dialog open={open} kind="sheet" title={TITLE[step]} onClose={() => onClose(toOrders.current)}>
      <StepBody key={step} moved={step !== first}>
        {step === 'placed' && <Placed order={order} onPay={back} onOrders={goToOrders} />}
        {TO_PAY_AT.includes(step) && (
          <Notes order={order} refresh={refresh} onAgain={step === 'tell' ? undefined : () => setStep('tell')} />
        )}
        {step === 'methods' && <Methods due_rwf={dueOf(order)} onChoose={choose} />}
        {step === 'mobile_money' && <MobileMoney order={order} onPaid={() => setStep('tell')} onBack={back} onOrders={goToOrders} />}
        {step === 'card' && <CardPayment order={order} card={card} onStart={start} refresh={refresh} />}
        {step === 'prompt' && <PromptPayment order={order} onOrder={setOrder} refresh={refresh} />}
        {step === 'tell' && <Tell order={order} onSent={setOrder} onBack={() => setStep('mobile_money')} />}
        {step === 'told' && <Checking order={order} fresh onSent={setOrder} />}
        {step === 'paid' && <Paid />}
        {step === 'cancelled' && <p>{words.cancelledText}</p>}
        {WAYS_ON.includes(step) && <Further onBack={back} onOrders={goToOrders} />}
        {OVER.includes(step) && (
          <div className={css.acts}>
            <Button onClick={goToOrders}>{words.continueToOrders}</Button>
          </div>
        )}
      </StepBody>
    </Dialog>
  );
}

/** When the dialog opens, and when what had the focus is gone with the step before or within this one, the focus comes here. */
function StepBody({ moved, children }: { moved: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) ref.current?.focus({ preventScroll: true });
  }, [moved]);
  // From its beginning, wherever the one before was scrolled to; a dialog that opens scrolls to what it gives the focus to.
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.parentElement?.scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
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

type NotesProps = { order: Order; refresh: () => Promise<unknown>; onAgain: (() => void) | undefined };

function Notes({ order, refresh, onAgain }: NotesProps) {
  return (
    <div className={css.notes}>
      <UnderWay order={order} refresh={refresh} />
      {order.payment_review?.state === 'rejected' && <Rejected order={order} onAgain={onAgain} />}
    </div>
  );
}

function Placed({ order, onPay, onOrders }: { order: Order; onPay: () => void; onOrders: () => void }) {
  return (
    <>
      <p>{isToPay(order) ? words.orderPlacedText : words.nothingToPay}</p>
      <dl className={css.facts}>
        <dt>{words.orderNumber}</dt>
        <dd>{order.order_id}</dd>
        <dt>{words.toPay}</dt>
        <dd className={css.amount}>{formatRwf(dueOf(order))}</dd>
      </dl>
      <div className={css.acts}>
        {isToPay(order) && <Button onClick={onPay}>{words.payNow}</Button>}
        <Button kind="line" onClick={onOrders}>
          {words.goToOrders}
        </Button>
      </div>
    </>
  );
}

type MobileMoneyProps = { order: Order; onPaid: () => void; onBack: () => void; onOrders: () => void };

function MobileMoney({ order, onPaid, onBack, onOrders }: MobileMoneyProps) {
  return (
    <UssdCard order={order}>
      <Button kind="paper" onClick={onPaid}>
        {words.iHavePaid}
      </Button>
      <WayOut onBack={onBack} onOrders={onOrders} />
    </UssdCard>
  );
}

function Tell({ order, onSent, onBack }: { order: Order; onSent: (order: Order) => void; onBack: () => void }) {
  return (
    <>
      <PaidForm order={order} onSent={onSent} />
      <div className={css.further}>
        <Button kind="quiet" onClick={onBack}>
          {words.backToCode}
        </Button>
      </div>
    </>
  );
}

type WayOutProps = { onBack: () => void; onOrders: () => void };

const WayOut = ({ onBack, onOrders }: WayOutProps) => (
  <>
    <Button kind="quiet" onClick={onBack}>
      {words.backToMethods}
    </Button>
    <Button kind="quiet" onClick={onOrders}>
      {words.continueToOrders}
    </Button>
  </>
);

const Further = (ways: WayOutProps) => (
  <div className={css.further}>
    <WayOut {...ways} />
  </div>
);

function Paid() {
  return (
    <div className={css.paid}>
      <img src={emptyDone} width="116" height="116" alt="" />
      <p>{words.paidText}</p>
    </div>
  );
}
