/** The interface of a payment provider. A provider knows attempts and no orders. */
import type { Refusal } from '../../../lib/outcome.ts';
import type { ReasonCode } from '../../../messages/sentences.ts';

/** A payment to start: the amount, the payer and the addresses that the provider needs. */
export type Charge = {
  /** New for every attempt. The provider calls it the merchant's reference. */
  payment_attempt_id: string;
  amount_rwf: number;
  /** The text that the payer reads, also on the bank statement. */
  description: string;
  customer: { name: string; email: string; phone: string };
  /** The number of the phone that is prompted; '' where the payer goes to a page. */
  payer_phone: string;
  /**
   * Where the provider's page sends the browser after paying, and after giving up. A provider adds `?provider=<its name>` to `return_url`;
   * PesaPal's name is the default.
   */
  return_url: string;
  cancel_url: string;
};

export type StartResponse =
  /** `redirect_url`: the page to pay at; '' for a prompt on the payer's phone. */
  | { kind: 'started'; provider_reference: string; redirect_url: string }
  /** The provider refused: no money can come through this attempt. `reason`: for operators. `why`: for the shopper, where it helps. */
  | { kind: 'refused'; reason: string; why: ReasonCode | null }
  /** No response, or one that cannot be read: the payment may have started. */
  | { kind: 'unknown'; reason: string };

/** A payment as the provider reports it. The shop compares the receipt with its own attempt before the payment counts. */
export type Receipt = {
  /** Our payment_attempt_id, as the provider has it. */
  merchant_reference: string;
  amount: number;
  currency: string;
  confirmation_code: string;
  /** 'Visa', 'MTN': free text. */
  method: string;
};

/** The state of a payment at its provider. `merchant_reference`: our payment_attempt_id, if the provider names it. */
export type PaymentReport =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'reversed'; receipt: Receipt }
  | { kind: 'pending'; merchant_reference?: string }
  /** `why`: for the shopper. */
  | { kind: 'failed'; why: ReasonCode; merchant_reference?: string }
  /**
   * No response, or one that cannot be read: the shop changes nothing. `away`: the provider could not be reached, so asking it about other
   * payments now is useless.
   */
  | { kind: 'unknown'; reason: string; away?: boolean };

export type Refund = { confirmation_code: string; amount_rwf: number; by: string; remarks: string };
export type RefundResponse = { kind: 'accepted' } | { kind: 'refused'; reason: string } | { kind: 'unknown'; reason: string };

/** `card`: the payer goes to the provider's page. `prompt`: the provider asks the payer on the phone. */
export type ProviderMethod = 'card' | 'prompt';

export type Provider = {
  name: string;
  method: ProviderMethod;
  /** It pretends to be the provider, in a demo: no real money moves. */
  isStandIn?: true;
  currency: string;
  /**
   * The provider knows a payment by our payment_attempt_id from the first call on. So the shop can look an attempt up even if the response
   * to `start` was lost; other providers name their reference only in that response.
   */
  usesOurReference?: true;
  /**
   * Why a phone number cannot pay here, checked before the provider is called; null if it can. Providers without it accept every number.
   */
  refusePayer?: (payer_phone: string) => Refusal | null;
  /** Starts a payment. Call it once: a second try needs another payment_attempt_id. */
  start(charge: Charge): Promise<StartResponse>;
  /** Asks for the current state of the payment, at any time. `age_ms`: the time since the payment was begun. */
  fetchStatus(provider_reference: string, age_ms?: number): Promise<PaymentReport>;
  /** Cancels an unpaid payment. Null: this provider cannot. */
  cancel: ((provider_reference: string) => Promise<RefundResponse>) | null;
  /** Null: staff give the money back by hand. */
  refund: ((refund: Refund) => Promise<RefundResponse>) | null;
};

/** Every registered provider by its name; null where it is not configured. */
export type Providers = { [name: string]: Provider | null };
