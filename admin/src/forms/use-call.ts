import { useLogoutIfAccessDenied } from 'ra-core';
import { useState } from 'react';
import { RefusalError } from '#admin/api/call-staff.ts';
import type { FieldErrors } from '#admin/ui/field-errors.tsx';

const NOTHING = { isBusy: false, message: '', errors: {} as FieldErrors };

/**
 * Makes calls of a form or a button. `errors` are the shop's sentences about fields; `message` is its sentence about the whole, or ''; `summary`
 * is one of them, for a place without inputs. `run` returns whether the call was done; where it was refused, `onRefused` shows what a
 * colleague has changed meanwhile.
 */
export function useCall(onRefused: (error: unknown) => unknown = () => {}) {
  const signOutIfRefused = useLogoutIfAccessDenied();
  const [state, setState] = useState(NOTHING);
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setState({ ...NOTHING, isBusy: true });
    try {
      await call();
      setState(NOTHING);
      return true;
    } catch (error) {
      if (await signOutIfRefused(error)) return false;
      setState({ isBusy: false, ...describeRefusal(error) });
      onRefused(error);
      return false;
    }
  }
  const summary = state.message || (Object.values(state.errors)[0] ?? '');
  return { ...state, summary, run, clear: () => setState(NOTHING) };
}

/** A refusal about fields is shown beside them, so the form has no sentence of its own then. */
export function describeRefusal(error: unknown): { message: string; errors: FieldErrors } {
  if (!(error instanceof RefusalError)) return { message: (error as Error).message, errors: {} };
  const { errors, message } = error.refusal;
  return { message: errors.length > 0 ? '' : message, errors: Object.fromEntries(errors.map(({ path, message: text }) => [path, text])) };
}
