import type { ChosenOrder, MoveOrdersRequest, MoveResult } from '@uruhu/contract/staff/orders/moves';
import type { AppContext } from '../../context.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { STAFF_MESSAGES } from '../../messages/messages.ts';
import { createMessage } from '../../messages/sentences.ts';
import { findOrderRow } from '../orders/orders.ts';
import { STAFF_STEPS } from './staff-steps.ts';
import { takeStep } from './take-step.ts';

type MoveContext = Pick<AppContext, 'db' | 'mailer'> & {
  /** Logs an unexpected error of one order, which then is not moved. */
  onError: (order_id: string, error: unknown) => void;
};

/** Takes the step with each order in a separate transaction, so that neither a refusal nor an error of one order stops the others. */
export async function moveOrdersByOneStep(
  context: MoveContext,
  staff_id: string,
  { step, orders }: MoveOrdersRequest,
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const chosenOrder of orders) {
    const outcome = await tryStep(context, staff_id, step, chosenOrder);
    results.push(await presentResult(context, step, chosenOrder, outcome));
  }
  return results;
}

async function tryStep(
  context: MoveContext,
  staff_id: string,
  step: MoveOrdersRequest['step'],
  { order_id, expected_status, tracking_url }: ChosenOrder,
): Promise<Outcome<null>> {
  try {
    const details = step === 'ship' && tracking_url ? { tracking_url } : {};
    return await takeStep(context, step, { staff_id, order_id, expected_status }, details);
  } catch (error) {
    context.onError(order_id, error);
    return refuse('internal_error');
  }
}

async function presentResult(
  { db }: MoveContext,
  step: MoveOrdersRequest['step'],
  { order_id }: ChosenOrder,
  outcome: Outcome<null>,
): Promise<MoveResult> {
  if (outcome.ok) return { order_id, moved: true, status: STAFF_STEPS[step].toStatus, code: '', message: '' };
  const status = isUuid(order_id) ? ((await findOrderRow(db, order_id).catch(() => undefined))?.status ?? null) : null;
  return { order_id, moved: false, status, code: outcome.code, message: createMessage(outcome, STAFF_MESSAGES) };
}
