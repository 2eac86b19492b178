/** What the shop asks of whoever moves the money. Each provider is a folder beside this; none of them knows an order. */
import type { PaymentMethod } from '@uruhu/contract/payment';

/** What is to be paid, and by whom. */
export type Charge = {
  /** Ours, new for every attempt: what the provider calls the merchant's reference. */
  payment_attempt_id: string;
  amount_rwf: number;
  /** For the person and the statement. */
  description: string;
  customer: { name: string; email: string; phone: string };
  /** The number that is asked, where the phone asks. */
  payer_phone: string;
  /** Where the browser comes back to, and where it goes when the person thinks better of it. */
  return_url: string;
  cancel_url: string;
};

export type Started =
  | { kind: 'started'; provider_reference: string; redirect_url: string }
  /** It said no, for sure: nothing can come of this attempt. `message`: for the person, empty where it is of no use to them. */
  | { kind: 'refused'; reason: string; message: string }
  /** No answer, or none that can be read: it may have begun. */
  | { kind: 'unknown'; reason: string };

/** What was paid, as the provider says: compared with what was asked for before it counts. */
export type Receipt = {
  /** Our payment_attempt_id, as the provider has it. */
  merchant_reference: string;
  amount: number;
  currency: string;
  confirmation_code: string;
  /** 'Visa', 'MTN': free text. */
  method: string;
};

/** `merchant_reference`: ours, where the provider names it: a payment found by the provider's reference alone is known by it. */
export type Standing =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'reversed'; receipt: Receipt }
  | { kind: 'pending'; merchant_reference?: string }
  /** `reason`: for the person, in words. */
  | { kind: 'failed'; reason: string; merchant_reference?: string }
  /** No answer, or none that can be read: nothing is concluded from it. `away`: nobody was there, so of other payments it would say no more. */
  | { kind: 'unknown'; reason: string; away?: boolean };

export type Refund = { confirmation_code: string; amount_rwf: number; by: string; remarks: string };
export type Asked = { kind: 'accepted' } | { kind: 'refused'; reason: string } | { kind: 'unknown'; reason: string };

export type Provider = {
  name: 'pesapal' | 'momo';
  method: PaymentMethod;
  currency: string;
  /** Begins a payment. Sent once: a second try needs another payment_attempt_id. */
  start(charge: Charge): Promise<Started>;
  /** How the payment stands now. May be asked as often as one likes. `begun_at`: when it was asked for; none: just now. */
  standing(provider_reference: string, begun_at?: Date): Promise<Standing>;
  /** Gives up what has not been paid. Null: this provider cannot. */
  cancel: ((provider_reference: string) => Promise<Asked>) | null;
  /** Null: money goes back by hand. */
  refund: ((refund: Refund) => Promise<Asked>) | null;
};

/** Those that are configured. */
export type Providers = { [Name in Provider['name']]: Provider | null };
