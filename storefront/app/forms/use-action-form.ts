import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router';
import type { Schema } from './form-errors.ts';
import type { FormReply } from './form-reply.ts';
import { useForm } from './use-form.ts';

/**
 * Sends values to the clientAction of the page, and calls `onReply` with its reply when the page has loaded its data again. `failure` is a
 * refusal that names no field.
 */
export function useFormFetcher(onReply: (reply: FormReply) => void) {
  const { data: reply, state, submit } = useFetcher<FormReply | null>();
  const busy = state !== 'idle';
  const handleReply = useEffectEvent(onReply);
  useEffect(() => {
    if (reply && !busy) handleReply(reply);
  }, [reply, busy]);
  const refused = !busy && reply && !reply.sent && Object.keys(reply.errors).length === 0;
  return {
    busy,
    failure: refused ? reply.message : undefined,
    send: (values: SubmitTarget) => submit(values, { method: 'post', encType: 'application/json' }),
  };
}

type ActionFormOptions = {
  /** The name of the draft that stores what the shopper types while the tab is open; undefined stores nothing. */
  draft?: string;
  /** Fields that the draft leaves out. */
  secret?: readonly string[];
  onSent?: (message: string) => void;
};

/**
 * A form that the clientAction of its page sends, as `{ form: name, values }`. It shows errors at the field or below all fields; the
 * clientAction shows the toast.
 */
export function useActionForm<Values extends object>(
  name: string,
  schema: Schema<Values>,
  { draft, secret, onSent }: ActionFormOptions = {},
) {
  const { form, errors, read, refuse, done } = useForm(schema, { ...(draft && { draft }), ...(secret && { secret }) });
  const { busy, failure, send } = useFormFetcher((reply) => {
    if (!reply.sent) return refuse(reply.errors);
    done();
    onSent?.(reply.message);
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = busy ? null : read();
    if (checked?.ok) send({ form: name, values: checked.values as Record<string, string> });
  };
  return { form: { ...form, onSubmit }, errors, busy, failure };
}
