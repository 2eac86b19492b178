/** Expected failures are values: the caller must look at `ok` before it can use the value. */
import type { RefusalCode } from '@uruhu/contract/codes';
import type { StaffMessages } from '../messages/messages.ts';

export type Refusal = {
  ok: false;
  code: RefusalCode;
  /** The amounts, counts and names that the sentence of this code contains. */
  values?: object;
  /** The fields of the form that caused the refusal. */
  fields?: readonly string[];
  data?: unknown;
};
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

/** Creates the outcome of a call that succeeded. */
export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

type Sentences = StaffMessages['refusals'];
type RefusalDetails = { fields?: readonly string[]; data?: unknown };
/** A refusal needs `values` if its sentence is a function of them. */
type RefusalArguments<Code extends RefusalCode> = Sentences[Code] extends (values: infer Values extends object) => string
  ? [details: RefusalDetails & { values: Values }]
  : [details?: RefusalDetails];

/** Creates a refusal. The contract's table of codes has its HTTP status, the message files have its sentence. */
export const refuse = <Code extends RefusalCode>(code: Code, ...[details]: RefusalArguments<Code>): Refusal => ({
  ok: false,
  code,
  ...details,
});
