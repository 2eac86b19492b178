import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router';
import { checkOnline } from '#app/lib/navigate.ts';
import { useOnline } from '#app/lib/online.ts';
import { toast } from '#app/lib/toasts.ts';
import { offline } from '#messages/shell/common';
import type { FieldErrors, Schema } from './form-errors.ts';
import type { FormReply } from './form-reply.ts';
import { useForm } from './use-form.ts';

/**
 * Sends values to the clientAction of the page, and calls `onReply` with its reply when the page has loaded its data again. `failure` is
 * the message of a refusal that names no field. Before the first reply it is `serverFailure`, the message for a submission without
 * JavaScript. `clearFailure` hides it until the next reply. Offline nothing is sent, and `failure` says so until the connection is back.
 */
export function useFormFetcher<Reply extends FormReply = FormReply>(onReply: (reply: Reply) => void, serverFailure?: string) {
  const { data: reply, state, submit } = useFetcher<Reply | null>();
  const [isCleared, setCleared] = useState(false);
  const [wasOffline, setWasOffline] = useState(false);
  const isOffline = !useOnline() && wasOffline;
  const busy = state !== 'idle';
  const handleReply = useEffectEvent(onReply);
  useEffect(() => {
    if (reply && !busy) handleReply(reply as Reply);
  }, [reply, busy]);
  const refusalMessage = reply && !reply.sent && Object.keys(reply.errors).length === 0 ? reply.message : undefined;
  const replyFailure = reply === undefined ? serverFailure : refusalMessage;
  const failure = isOffline ? offline : replyFailure;
  return {
    busy,
    failure: busy || isCleared ? undefined : failure,
    // flushSync renders `busy` before the shopper can press again.
    send(values: SubmitTarget) {
      setCleared(false);
      const isOnline = checkOnline();
      setWasOffline(!isOnline);
      if (!isOnline) return;
      return submit(values, { method: 'post', encType: 'application/json', flushSync: true });
    },
    clearFailure: () => setCleared(true),
  };
}

/** The options of useForm, such as the name of the draft and the errors of a submission without JavaScript. */
type FormOptions = NonNullable<Parameters<typeof useForm>[1]>;

type ActionFormOptions<Values, Reply> = FormOptions & {
  /**
   * Builds the object that the clientAction gets; by default the values. `fields` also has the fields that the schema leaves out, such as
   * checkboxes.
   */
  toRequest?: (values: Values, fields: FormData) => object;
  /** The failure of a submission without JavaScript. */
  serverFailure?: string | undefined;
  /** Called if the schema refuses the values. `fields`: what was typed. */
  onInvalid?: (errors: FieldErrors, fields: FormData) => void;
  onSent?: (values: Values, reply: Reply) => void;
  onRefused?: (errors: FieldErrors) => void;
};

/** For `onInvalid`: shows the first error as a toast. */
export function toastFirstError(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) toast(first, 'error');
}

/** A form that the clientAction of its page sends. It shows errors at the field or below all fields; the clientAction shows the toast. */
export function useActionForm<Values extends object, Reply extends FormReply = FormReply>(
  schema: Schema<Values>,
  { toRequest, serverFailure, onInvalid, onSent, onRefused, ...formOptions }: ActionFormOptions<Values, Reply> = {},
) {
  const { form, errors, readValues, showErrors, discardDraft } = useForm(schema, formOptions);
  const sentValues = useRef<Values>(null);
  const { busy, failure, send, clearFailure } = useFormFetcher<Reply>((reply) => {
    if (!reply.sent) {
      showErrors(reply.errors);
      return onRefused?.(reply.errors);
    }
    discardDraft();
    if (sentValues.current) onSent?.(sentValues.current, reply);
  }, serverFailure);
  /** Sends checked values. After the form has left the page, the caller has no `fields`, so `toRequest` gets an empty FormData. */
  const sendValues = (values: Values, fields = new FormData()) => {
    sentValues.current = values;
    send((toRequest?.(values, fields) ?? values) as SubmitTarget);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = readValues();
    if (checked.ok) sendValues(checked.values, new FormData(event.currentTarget));
    else {
      clearFailure();
      onInvalid?.(checked.errors, new FormData(event.currentTarget));
    }
  };
  return { form: { ...form, onSubmit }, errors, busy, failure, clearFailure, send: sendValues };
}
