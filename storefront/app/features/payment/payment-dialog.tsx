import type { Order } from '@uruhu/contract/order';
import type { PaymentMethod } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { type ReactNode, useRef, useState } from 'react';
import { useTabReturn } from '#app/api/use-query.ts';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import { OrderEmailNote } from '#app/features/email/order-email-note.tsx';
import { ShareTracking } from '#app/features/orders/share-tracking.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as messages from '#messages/orders/payment';
import { CardPayment } from './card/card-payment.tsx';
import { useCard } from './card/use-card.ts';
import { getStep, type Step } from './dialog-step.ts';
import { Methods } from './methods.tsx';
import { ClaimForm } from './mobile-money/claim-form.tsx';
import { PromptPayment } from './mobile-money/prompt-payment.tsx';
import { UssdCard } from './mobile-money/ussd-card.tsx';
import { PaymentRejected, PaymentUnderReview } from './notes.tsx';
import css from './payment-dialog.module.css';
import { getAmountDue, isPayable } from './payment-state.ts';
import { PendingPayment } from './pending-payment.tsx';
import { useFreshOrder } from './use-fresh-order.ts';

const STEP_TITLES: Record<Step, string> = {
  placed: messages.orderPlaced,
  methods: messages.choosePayment,
  mobile_money: messages.method.mobile_money.title,
  prompt: messages.method.prompt.title,
  card: messages.method.card.title,
  claim: messages.iHavePaid,
  under_review: messages.iHavePaid,
  paid: messages.paidTitle,
  cancelled: messages.cancelledTitle,
};
/** Steps that show the links back to the choice of methods. */
const STEPS_WITH_LINKS_BACK: readonly Step[] = ['card', 'prompt'];
/** Steps that show a pending payment and a rejected claim. */
const STEPS_WITH_NOTES: readonly Step[] = ['methods', 'mobile_money', 'claim', 'under_review'];
/** Steps after which the shopper has nothing more to do. */
const FINAL_STEPS: readonly Step[] = ['under_review', 'paid', 'cancelled'];

type PaymentDialogProps = {
  order: Order;
  /** The first step: `placed` right after the order was placed, else the choice of methods. */
  firstStep: 'placed' | 'methods';
  /**
   * Called when the dialog has closed. `goesToOrders`: the shopper pressed a button that leads to her orders. The payment state may have
   * changed.
   */
  onClose: (goesToOrders: boolean) => void;
};

/** The payment dialog. It is open while it is rendered: the parent removes it in `onClose`. */
export function PaymentDialog({ order: initialOrder, firstStep, onClose }: PaymentDialogProps) {
  const { order, setOrder, refresh } = useFreshOrder(initialOrder);
  const [chosenStep, setChosenStep] = useState<Step>(firstStep);
  const step = getStep(order, chosenStep);
  const { card, start } = useCard(order, refresh);
  // While the shopper was in another tab, she may have paid or staff may have cancelled the order.
  useTabReturn(refresh);
  const [open, setOpen] = useState(true);
  const goesToOrders = useRef(false);
  const goToOrders = () => {
    goesToOrders.current = true;
    setOpen(false);
  };
  const choose = (method: PaymentMethod) => {
    setChosenStep(method);
    if (method === 'card') start();
  };
  const goBack = () => setChosenStep('methods');
  return (
    <Dialog open={open} kind="sheet" title={STEP_TITLES[step]} onClose={() => onClose(goesToOrders.current)}>
      <StepBody key={step} isFirst={step === firstStep}>
        {step === 'placed' && <OrderPlacedStep order={order} onPay={goBack} onGoToOrders={goToOrders} />}
        {STEPS_WITH_NOTES.includes(step) && (
          <Notes order={order} refresh={refresh} onNewClaim={step === 'claim' ? undefined : () => setChosenStep('claim')} />
        )}
        {step === 'methods' && <Methods due_rwf={getAmountDue(order)} onChoose={choose} />}
        {step === 'mobile_money' && (
          <MobileMoneyStep order={order} onClaim={() => setChosenStep('claim')} onBack={goBack} onGoToOrders={goToOrders} />
        )}
        {step === 'card' && <CardPayment order={order} card={card} onStart={start} refresh={refresh} />}
        {step === 'prompt' && <PromptPayment order={order} onSent={setOrder} refresh={refresh} />}
        {step === 'claim' && <ClaimStep order={order} onSent={setOrder} onBack={() => setChosenStep('mobile_money')} />}
        {step === 'under_review' && <PaymentUnderReview order={order} justSent onSent={setOrder} />}
        {step === 'paid' && <PaidStep />}
        {step === 'cancelled' && <p>{messages.cancelledText}</p>}
        {STEPS_WITH_LINKS_BACK.includes(step) && <LinksBackBar onBack={goBack} onGoToOrders={goToOrders} />}
        {FINAL_STEPS.includes(step) && (
          <div className={css.actions}>
            <Button onClick={goToOrders}>{messages.continueToOrders}</Button>
          </div>
        )}
      </StepBody>
    </Dialog>
  );
}

/** The content of a step. It takes the focus when the dialog opens, and when the element that had the focus disappears. */
function StepBody({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    // React calls an inline ref after each render, which may have removed the element that had the focus.
    <div tabIndex={-1} ref={(body) => prepareStep(body, isFirst)}>
      {children}
    </div>
  );
}

function prepareStep(body: HTMLElement | null, isFirst: boolean): void {
  if (!body) return;
  const isNew = !body.hasAttribute('autofocus');
  // React does not render `autofocus`, but a dialog that opens looks for it.
  body.setAttribute('autofocus', '');
  if ((isNew && !isFirst) || document.activeElement === document.body) body.focus({ preventScroll: true });
  // Shows a new step from its top. In the next frame, because a dialog that opens scrolls to the focused element first.
  if (isNew) requestAnimationFrame(() => body.parentElement?.scrollTo(0, 0));
}

type NotesProps = { order: Order; refresh: () => Promise<unknown>; onNewClaim: (() => void) | undefined };

function Notes({ order, refresh, onNewClaim }: NotesProps) {
  return (
    <div className={css.notes}>
      <PendingPayment order={order} refresh={refresh} />
      {order.payment_review?.state === 'rejected' && <PaymentRejected order={order} onNewClaim={onNewClaim} />}
    </div>
  );
}

function OrderPlacedStep({ order, onPay, onGoToOrders }: { order: Order; onPay: () => void; onGoToOrders: () => void }) {
  return (
    <>
      <p>{isPayable(order) ? messages.orderPlacedText : messages.nothingToPay}</p>
      <dl className={css.facts}>
        <dt>{messages.orderNumber}</dt>
        <dd>{order.order_id}</dd>
        <dt>{messages.toPay}</dt>
        <dd className={css.amount}>{formatRwf(getAmountDue(order))}</dd>
      </dl>
      <ShareTracking order_id={order.order_id} />
      <OrderEmailNote className={css.emailNote} />
      <div className={css.actions}>
        {isPayable(order) && <Button onClick={onPay}>{messages.payNow}</Button>}
        <Button kind="line" onClick={onGoToOrders}>
          {messages.goToOrders}
        </Button>
      </div>
    </>
  );
}

type MobileMoneyStepProps = { order: Order; onClaim: () => void; onBack: () => void; onGoToOrders: () => void };

function MobileMoneyStep({ order, onClaim, onBack, onGoToOrders }: MobileMoneyStepProps) {
  return (
    <UssdCard order={order}>
      <Button kind="paper" onClick={onClaim}>
        {messages.iHavePaid}
      </Button>
      <LinksBack onBack={onBack} onGoToOrders={onGoToOrders} />
    </UssdCard>
  );
}

function ClaimStep({ order, onSent, onBack }: { order: Order; onSent: (order: Order) => void; onBack: () => void }) {
  return (
    <>
      <ClaimForm order={order} onSent={onSent} />
      <div className={css.linksBack}>
        <Button kind="quiet" onClick={onBack}>
          {messages.backToCode}
        </Button>
      </div>
    </>
  );
}

type LinksBackProps = { onBack: () => void; onGoToOrders: () => void };

const LinksBack = ({ onBack, onGoToOrders }: LinksBackProps) => (
  <>
    <Button kind="quiet" onClick={onBack}>
      {messages.backToMethods}
    </Button>
    <Button kind="quiet" onClick={onGoToOrders}>
      {messages.continueToOrders}
    </Button>
  </>
);

const LinksBackBar = (links: LinksBackProps) => (
  <div className={css.linksBack}>
    <LinksBack {...links} />
  </div>
);

function PaidStep() {
  return (
    <div className={css.paid}>
      <img src={emptyDone} width="116" height="116" alt="" />
      <p>{messages.paidText}</p>
    </div>
  );
}
