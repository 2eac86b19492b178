import { useState } from 'react';
import { RefusalError } from '#admin/api/refusal-error.ts';
import type { FieldErrors } from '#admin/ui/field-errors.tsx';

const IDLE = { isBusy: false, message: '', errors: {} as FieldErrors };

/**
 * Makes the calls of a form or a button. `errors`: the shop's messages about fields. `message`: the shop's message about the whole form, or ''.
 * `errorSummary`: `message` or the first error, for dialogs without inputs. `run` returns whether the call succeeded. `onRefused` gets the error
 * of a refused call, for example to show what a colleague has changed meanwhile.
 */
export function useCall(onRefused: (error: unknown) => unknown = () => {}) {
  const [state, setState] = useState(IDLE);
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setState({ ...IDLE, isBusy: true });
    try {
      await call();
      setState(IDLE);
      return true;
    } catch (error) {
      setState({ isBusy: false, ...describeRefusal(error) });
      onRefused(error);
      return false;
    }
  }
  const errorSummary = state.message || (Object.values(state.errors)[0] ?? '');
  return { ...state, errorSummary, run, clear: () => setState(IDLE) };
}

/** Splits a refusal into messages for fields and one for the whole form. If there are any for fields, the form shows no other message. */
function describeRefusal(error: unknown): { message: string; errors: FieldErrors } {
  if (!(error instanceof RefusalError)) return { message: (error as Error).message, errors: {} };
  const { errors, message } = error.refusal;
  return { message: errors.length > 0 ? '' : message, errors: Object.fromEntries(errors.map(({ path, message: text }) => [path, text])) };
}
