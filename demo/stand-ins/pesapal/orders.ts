/** The calls that submit an order, report its status, refund it and cancel it. */
import { createEmptyError, createErrorResponse, createSuccessResponse, type StandInResponse } from './responses.ts';
import {
  type Account,
  addCapped,
  createId,
  formatTime,
  getNow,
  type Payment,
  type PesapalState,
  STATUS_CODES,
  type Status,
} from './state.ts';

type Body = Record<string, unknown>;
const readText = (value: unknown) => (typeof value === 'string' ? value : '');

export const PAGE_PATH = '/pesapaliframe/PesapalIframe3/Index';

/** Returns PesaPal's refusal for the first rule that the order breaks. */
function findRefusal(state: PesapalState, account: Account, body: Body): StandInResponse | null {
  const { id, amount, description, billing_address } = body;
  const billing = (billing_address ?? {}) as Body;
  const isIdTaken = [...state.payments.values()].some((payment) => payment.account === account && payment.id === id);
  const rules: [isBroken: boolean, code: string, message?: string][] = [
    [!/^[A-Za-z0-9._-]{1,50}$/.test(readText(id)), 'invalid_merchant_reference', 'The id has 1 to 50 letters and digits'],
    [isIdTaken, 'duplicate_merchant_reference', 'The id must be unique'],
    [!account.ipns.some(({ ipn_id }) => ipn_id === body.notification_id), 'InvalidIpnId', 'The IPN id is not known'],
    [!account.currencies.includes(readText(body.currency)), 'invalid_currency', 'The currency is not supported'],
    [typeof amount !== 'number' || !(amount > 0) || amount !== Math.round(amount * 100) / 100, 'invalid_amount'],
    [Number(amount) > account.amount_max, 'amount_exceeds_default_limit', 'The amount exceeds your transaction limit'],
    [readText(description) === '' || readText(description).length > 100, 'invalid_description', 'The description has 1 to 100 characters'],
    [!URL.canParse(readText(body.callback_url)), 'invalid_callback_url'],
    [
      readText(billing.email_address) + readText(billing.phone_number) === '',
      'invalid_billing_address',
      'An e-mail address or a phone is needed',
    ],
    [readText(billing.state).length > 3, 'invalid_state'],
  ];
  const brokenRule = rules.find(([isBroken]) => isBroken);
  if (!brokenRule) return null;
  const [, code, message] = brokenRule;
  return createErrorResponse(code, message);
}

export function submitOrder(state: PesapalState, account: Account, body: Body): StandInResponse {
  const refusal = findRefusal(state, account, body);
  if (refusal) return refusal;
  const ipn = account.ipns.find(({ ipn_id }) => ipn_id === body.notification_id);
  if (!ipn) return createErrorResponse('InvalidIpnId');
  const order_tracking_id = createId();
  const payment: Payment = {
    order_tracking_id,
    account,
    ipn,
    id: readText(body.id),
    amount: Number(body.amount),
    currency: readText(body.currency),
    description: readText(body.description),
    callback_url: readText(body.callback_url),
    cancellation_url: readText(body.cancellation_url),
    created_date: formatTime(getNow(state)),
    status: 'INVALID',
    method: '',
    confirmation_code: '',
    code: '',
    refunded: false,
    cancelled: false,
  };
  addCapped(state.payments, order_tracking_id, payment);
  const redirect_url = state.faults.redirect_url || `${state.origin}${PAGE_PATH}?OrderTrackingId=${order_tracking_id}`;
  return createSuccessResponse(state, { order_tracking_id, merchant_reference: payment.id, redirect_url });
}

const formatStatus = (state: PesapalState, status: Status) =>
  state.faults.mixed_case ? status.charAt(0) + status.slice(1).toLowerCase() : status;

/** Creates the callback URL as the status response reports it. */
function createCallbackUrl({ callback_url, order_tracking_id, id }: Payment): string {
  const url = new URL(callback_url);
  url.searchParams.set('OrderTrackingId', order_tracking_id);
  url.searchParams.set('OrderMerchantReference', id);
  return url.href;
}

export function reportStatus(state: PesapalState, payment: Payment): StandInResponse {
  const { order_tracking_id, status } = payment;
  const { altered, reverses_after_report } = state.faults;
  const body = {
    payment_method: payment.method,
    amount: altered.amount ?? payment.amount,
    // In this response, PesaPal writes only two digits of a second.
    created_date: payment.created_date.slice(0, 22),
    confirmation_code: payment.confirmation_code,
    order_tracking_id,
    payment_status_description: formatStatus(state, status),
    description: null,
    message: 'Request processed successfully',
    payment_account: payment.method ? '2507xxx56689' : '',
    call_back_url: createCallbackUrl(payment),
    status_code: STATUS_CODES[status],
    payment_status_code: payment.code,
    merchant_reference: altered.merchant_reference ?? payment.id,
    currency: altered.currency ?? payment.currency,
  };
  if (status === 'INVALID') {
    const error = {
      error_type: 'api_error',
      code: 'payment_details_not_found',
      message: 'Pending Payment',
      call_back_url: createCallbackUrl(payment),
    };
    return { http_status: 200, body: { ...body, error, status: '500' } };
  }
  if (reverses_after_report && status === 'COMPLETED') payment.status = 'REVERSED';
  return { http_status: 200, body: { ...body, error: createEmptyError(state), status: '200' } };
}

export function refundOrder(state: PesapalState, account: Account, { confirmation_code, amount }: Body): StandInResponse {
  const payment = [...state.payments.values()].find(
    (candidate) => candidate.account === account && candidate.confirmation_code !== '' && candidate.confirmation_code === confirmation_code,
  );
  const isFullAmount = Number(amount) === payment?.amount;
  const isPartialAmount = Number(amount) > 0 && Number(amount) < (payment?.amount ?? 0);
  // Card payments can be refunded in part; mobile money only in full.
  const isAmountAllowed = isFullAmount || (isPartialAmount && payment?.method === 'Visa');
  if (payment?.status !== 'COMPLETED' || payment.refunded || !isAmountAllowed) {
    return { http_status: 200, body: { status: '500', message: 'Refund request rejected' } };
  }
  payment.refunded = true;
  return { http_status: 200, body: { status: '200', message: 'Refund request successfully' } };
}

export function cancelOrder(payment: Payment): StandInResponse {
  const isOpen = (payment.status === 'INVALID' || payment.status === 'FAILED') && !payment.cancelled;
  if (!isOpen) return { http_status: 200, body: { status: '500', message: 'Order could not be cancelled.' } };
  payment.cancelled = true;
  return { http_status: 200, body: { status: '200', message: 'Order successfully cancelled.' } };
}
