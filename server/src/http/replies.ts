/** Replies that many calls share. Their schemas are in the contract's endpoints/replies.ts. */
import { done, type Outcome } from '../lib/outcome.ts';

/** Makes the reply from the value; returns a refusal unchanged. */
export const mapOutcome = <Value, Reply>(outcome: Outcome<Value>, toReply: (value: Value) => Reply): Outcome<Reply> =>
  outcome.ok ? done(toReply(outcome.value)) : outcome;

export const createMessageReply = (message: string) => () => ({ status: 'success' as const, message });

export const createDataReply =
  (message: string) =>
  <Data>(data: Data) => ({ status: 'success' as const, message, data });
