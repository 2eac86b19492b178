/** Expected failures are values: the caller must look at `ok` before it can use the value. */
import type { RefusalCode } from '@uruhu/contract/codes';
import type { refusals } from '../messages/en/refusals.ts';

export type Refused = {
  ok: false;
  code: RefusalCode;
  /** What the sentence of this code names: amounts, counts, names. */
  values?: object;
  /** Fields of the form that it is about. */
  fields?: readonly string[];
  data?: unknown;
};
export type Outcome<Value> = { ok: true; value: Value } | Refused;

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

type Sentences = typeof refusals;
type RefusalDetails = { fields?: readonly string[]; data?: unknown };
/** A sentence that is a function needs its values; any other one needs none. */
type RefusalArguments<Code extends RefusalCode> = Sentences[Code] extends (values: infer Values extends object) => string
  ? [more: RefusalDetails & { values: Values }]
  : [more?: RefusalDetails];

/** Its HTTP status stands in the contract's table of codes, its sentence in the message files. */
export const refuse = <Code extends RefusalCode>(code: Code, ...[more]: RefusalArguments<Code>): Refused => ({ ok: false, code, ...more });
