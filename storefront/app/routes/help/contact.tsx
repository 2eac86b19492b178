import type { FieldCode } from '@uruhu/contract/field-codes';
import { formatFieldMessage } from '@uruhu/contract/fields/field-code';
import { type ContactInput, contactForm } from '@uruhu/contract/forms';
import { type RefObject, useEffect, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { apiContext } from '#app/context.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { dropDraft, isTextField } from '#app/forms/draft.ts';
import { Field } from '#app/forms/field.tsx';
import { type FormResult, runFormAction } from '#app/forms/form-action.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import type { FieldErrors } from '#app/forms/form-errors.ts';
import { acceptForm, refusePublicForm } from '#app/forms/form-reply.ts';
import { TextArea } from '#app/forms/text-area.tsx';
import { useActionForm } from '#app/forms/use-action-form.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import * as messages from '#messages/shell/contact';
import { fields as fieldSentences } from '#messages/shell/fields';
import type { Route } from './+types/contact.ts';
import css from './contact.module.css';
import { AnswerLinks, ContactInfo } from './contact-info.tsx';

const MESSAGE_LENGTH_MAX = 5_000;
const DRAFT_NAME = 'contact';

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: messages.title, description: messages.about, path: paths.contactUs() });

/** Without JavaScript the browser submits the form to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const guestApi = context.get(apiContext);
  const form = await request.formData();
  // The honeypot field of the form.
  const website = String(form.get('website') ?? '');
  return runFormAction(form, {
    schema: contactForm,
    sentences: KEEP_CODES,
    send: (values) => guestApi.contact({ ...values, website }),
    fallbackFailure: messages.failed,
  });
}

/** Fills in the data of a signed-in customer, but keeps what she has typed. */
function useCustomerPrefill(form: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const user = useSession()?.user;
  useEffect(() => {
    if (!user || isSent) return;
    for (const name of ['name', 'email', 'phone'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (isTextField(field) && field.value === '') field.value = user[name] ?? '';
    }
  }, [user, form, isSent]);
}

/** An empty field gets a short message; the sentence about all fields appears once, above the button. */
const SENTENCES = { ...fieldSentences, contact_fields_missing: messages.empty };
/**
 * No sentences, so that the form's errors stay codes: the page first looks for missing fields, and formats the codes when it shows them.
 */
const KEEP_CODES = {};
const isMissingFieldCode = (code: string) => code === ('contact_fields_missing' satisfies FieldCode);
const describeMissing = (codes: FieldErrors) => (Object.values(codes).some(isMissingFieldCode) ? messages.fillAll : undefined);
/** Turns codes into sentences. Errors of the server, which are sentences already, stay as they are. */
const formatErrors = (codes: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, formatFieldMessage(SENTENCES, code).message]));

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await api.contact((await request.json()) as ContactInput & { website: string });
  if (!result.ok) return refusePublicForm(result, describeRefusal(result, { noMessage: messages.failed, noResponse: messages.network }));
  // The form drops its draft too, but not if the shopper has left the page.
  dropDraft(DRAFT_NAME);
  toast(messages.messageSent);
  return acceptForm();
}

function useContact(serverResult: FormResult | undefined) {
  const [isSent, setSent] = useState(serverResult?.sent ?? false);
  const { form, errors, busy, failure } = useActionForm(contactForm, {
    draft: DRAFT_NAME,
    serverErrors: serverResult?.errors,
    serverFailure: serverResult?.failure,
    sentences: KEEP_CODES,
    toRequest: (values, fields) => ({ ...values, website: fields.get('website') }),
    onInvalid: (codes) => toast(describeMissing(codes) ?? Object.values(formatErrors(codes))[0] ?? messages.failed, 'error'),
    onSent: () => setSent(true),
  });
  useCustomerPrefill(form.ref, isSent);
  useEffect(() => {
    if (serverResult?.sent) dropDraft(DRAFT_NAME);
  }, [serverResult]);
  return {
    form,
    errors: formatErrors(errors),
    failure: describeMissing(errors) ?? failure,
    busy,
    isSent,
    startNewMessage: () => setSent(false),
  };
}

/** `actionData`: the result of a submission without JavaScript. */
export default function ContactPage({ actionData }: { actionData?: FormResult }) {
  const { isSent, startNewMessage, ...contact } = useContact(actionData);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: messages.title }]} />
      <h1 className="h1">{messages.title}</h1>
      <p className={css.intro}>{messages.intro}</p>
      <div className={css.columns}>
        <ContactInfo />
        <div className={css.main}>
          {isSent ? (
            <DonePanel
              title={messages.messageSent}
              action={
                <Button kind="line" onClick={startNewMessage}>
                  {messages.writeAnother}
                </Button>
              }
            />
          ) : (
            <ContactForm {...contact} typedValues={actionData?.values ?? {}} />
          )}
        </div>
        <AnswerLinks />
      </div>
    </div>
  );
}

type ContactFormProps = Omit<ReturnType<typeof useContact>, 'isSent' | 'startNewMessage'> & { typedValues: FormResult['values'] };

function ContactForm({ form, errors, busy, failure, typedValues }: ContactFormProps) {
  const getFieldProps = (name: keyof ContactInput) =>
    ({ name, defaultValue: typedValues[name], error: errors[name], 'aria-required': true }) as const;
  return (
    <form {...form} method="post" action={paths.contactUs()} className={css.form}>
      <h2 className="h3">{messages.formTitle}</h2>
      <Field label={messages.name} autoComplete="name" {...getFieldProps('name')} />
      <div className={css.twoFields}>
        <Field label={messages.email} type="email" inputMode="email" autoComplete="email" {...getFieldProps('email')} />
        <Field label={messages.phone} type="tel" inputMode="tel" autoComplete="tel" {...getFieldProps('phone')} />
      </div>
      <TextArea
        label={messages.message}
        rows={6}
        lengthMax={MESSAGE_LENGTH_MAX}
        formatCount={messages.count}
        {...getFieldProps('message')}
      />
      {/* A honeypot: shoppers do not see the field, so only bots fill it in. */}
      <div className="vh" aria-hidden="true">
        <label>
          {messages.website}
          <input name="website" type="url" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormAlert message={failure} />
      <Button type="submit" busy={busy} className={css.send}>
        {busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
