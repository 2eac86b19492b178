import { data } from 'react-router';
import { getSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { type FieldErrors, NO_ERRORS, toFieldErrors } from './form-errors.ts';

/** The result that a clientAction returns for a form. `errors` are by field; `message` is about the form as a whole. */
export type FormReply = { sent: boolean; message: string; errors: FieldErrors };

export const acceptForm = (message = ''): FormReply => ({ sent: true, message, errors: NO_ERRORS });

type FormRefusal = { status: number; errors: readonly { path: string; message: string }[] };

/**
 * Refuses a form, and shows `message` as a toast. The status keeps the router from loading the page's data again. A call
 * without a response has the status 0, which becomes 502.
 */
export function refusePublicForm({ status, errors }: FormRefusal, message: string) {
  toast(message, 'error');
  return data<FormReply>({ sent: false, message, errors: toFieldErrors(errors) }, { status: status || 502 });
}

/** Refuses a form of a customer's page. Returns no reply if the session has ended: the page then opens sign-in, which says so. */
export const refuseForm = (refusal: FormRefusal, message: string) => (getSession() === null ? null : refusePublicForm(refusal, message));
