/** The interface of a payment provider. A provider knows only attempts, not orders. */
import type { Refusal } from '../../../lib/outcome.ts';
import type { ReasonCode } from '../../../messages/sentences.ts';

/** A payment to start: the amount, the customer and the addresses that the provider needs. */
export type NewPayment = {
  /** Unique for each attempt. The provider calls it the merchant's reference. */
  payment_attempt_id: string;
  amount_rwf: number;
  /** The text that the customer sees on the provider's page and on her bank statement. */
  description: string;
  customer: { name: string; email: string; phone: string };
  /** The phone number that gets the prompt; '' if the customer goes to a page. */
  payer_phone: string;
  /**
   * The addresses to which the provider's page sends the browser after a payment, and after the customer has cancelled. The client of a
   * provider must add `?provider=<its name>` to `return_url`. Only PesaPal's client need not, as PesaPal is the default.
   */
  return_url: string;
  cancel_url: string;
};

export type StartResponse =
  /** `redirect_url`: the page on which to pay; '' for a prompt on the customer's phone. */
  | { kind: 'started'; provider_reference: string; redirect_url: string }
  /** The provider has refused, so this attempt cannot be paid. `reason`: for operators. `reason_code`: for the shopper, if it helps her. */
  | { kind: 'refused'; reason: string; reason_code: ReasonCode | null }
  /** There was no readable response, so the payment may have started. */
  | { kind: 'unknown'; reason: string };

/** The lengths of the columns for a receipt. Longer texts of a provider are shortened. */
export const CONFIRMATION_CODE_CHARS_MAX = 100;
export const METHOD_CHARS_MAX = 60;

/** A payment as the provider reports it. The payment counts only if the receipt matches the shop's attempt. */
export type Receipt = {
  /** The payment_attempt_id that the provider reports. */
  merchant_reference: string;
  amount: number;
  currency: string;
  confirmation_code: string;
  /** Free text, such as 'Visa' or 'MTN'. */
  method: string;
};

/** The state of a payment at its provider. `merchant_reference`: the payment_attempt_id, if the provider reports it. */
export type PaymentReport =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'reversed'; receipt: Receipt }
  | { kind: 'pending'; merchant_reference?: string }
  /** `reason_code`: the reason for the shopper. */
  | { kind: 'failed'; reason_code: ReasonCode; merchant_reference?: string }
  /**
   * There was no readable response, so the shop changes nothing. `isUnreachable`: asking the provider about other payments is useless now.
   */
  | { kind: 'unknown'; reason: string; isUnreachable?: boolean };

export type Refund = { confirmation_code: string; amount_rwf: number; staff_username: string; remarks: string };
/** The provider's response to a refund or a cancellation. */
export type RefundResponse = { kind: 'accepted' } | { kind: 'refused'; reason: string } | { kind: 'unknown'; reason: string };

/** `card`: the customer goes to the provider's page. `prompt`: the provider asks the customer on the phone. */
export type ProviderMethod = 'card' | 'prompt';

export type Provider = {
  name: string;
  method: ProviderMethod;
  /** True for a stand-in, which simulates the provider in a demo, without real money. */
  isStandIn?: true;
  currency: string;
  /**
   * Whether the provider identifies a payment by the payment_attempt_id, so that the shop can ask about an attempt even if the response to
   * `start` was lost. Other providers send their reference in that response.
   */
  usesOurReference?: true;
  /**
   * Returns a refusal if the provider does not accept the phone number, otherwise null. Runs before the provider is called. A provider
   * without this function accepts every number.
   */
  refusePhone?: (payer_phone: string) => Refusal | null;
  /** Starts a payment. Must be called once for each payment_attempt_id. */
  start(newPayment: NewPayment): Promise<StartResponse>;
  /** Asks for the current state of a payment. `age_ms`: the time since the payment was started. */
  fetchStatus(provider_reference: string, age_ms?: number): Promise<PaymentReport>;
  /** Cancels an unpaid payment. Null if the provider does not support it. */
  cancel: ((provider_reference: string) => Promise<RefundResponse>) | null;
  /** Null if the provider does not support refunds, so that staff give the money back by hand. */
  refund: ((refund: Refund) => Promise<RefundResponse>) | null;
};

/** Every registered provider by its name; null if it is not configured. */
export type Providers = { [name: string]: Provider | null };
