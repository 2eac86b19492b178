import { type ContactInput, contactForm } from '@uruhu/contract/forms';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { apiContext } from '#app/context.ts';
import { type Answered, answerForm } from '#app/forms/answer-form.ts';
import { DonePanel } from '#app/forms/done-panel.tsx';
import { dropDraft, isTextField } from '#app/forms/draft.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { type FieldErrors, fieldErrors } from '#app/forms/form-errors.ts';
import { useForm } from '#app/forms/use-form.ts';
import { api } from '#app/lib/api.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import * as words from '#messages/contact';
import type { Route } from './+types/contact.ts';
import css from './contact.module.css';
import { ContactInfo, Quicker } from './contact-info.tsx';

const MESSAGE_LENGTH_MAX = 5_000;
const DRAFT = 'contact';

export const meta = ({ matches }: MetaArgs) =>
  describePage(matches, { title: words.title, description: words.about, path: paths.contactUs() });

/** Without scripts the page takes its own form. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(apiContext);
  const form = await request.formData();
  const website = String(form.get('website') ?? '');
  return answerForm(form, { schema: contactForm, send: (values) => shop.contact({ ...values, website }), failed: words.failed });
}

/** Who is signed in need not type it again; what she has typed stays. */
function useKnownPerson(form: RefObject<HTMLFormElement | null>, sent: boolean) {
  const user = useSession()?.user;
  useEffect(() => {
    if (!user || sent) return;
    for (const name of ['name', 'email', 'phone'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (isTextField(field) && field.value === '') field.value = user[name] ?? '';
    }
  }, [user, form, sent]);
}

/** The one sentence for all that is missing stands once, above the button; each field says its own. */
function told(errors: FieldErrors): { fields: FieldErrors; missing: string | undefined } {
  const missing = Object.values(errors).find((message) => message === words.fillAll);
  const fields = Object.entries(errors).map(([name, message]) => [name, message === words.fillAll ? words.empty : message]);
  return { fields: Object.fromEntries(fields), missing };
}

function useContact(answered: Answered | undefined) {
  const { form, errors, read, refuse, done } = useForm(contactForm, { draft: DRAFT, said: answered?.errors });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(answered?.failure);
  const [sent, setSent] = useState(answered?.sent ?? false);
  useKnownPerson(form.ref, sent);
  useEffect(() => {
    if (answered?.sent) dropDraft(DRAFT);
  }, [answered]);

  async function send(values: ContactInput, website: string) {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.contact({ ...values, website });
    setBusy(false);
    if (answer.ok) {
      done();
      toast(words.messageSent);
      return setSent(true);
    }
    const message = answer.status === 0 ? words.network : answer.message || words.failed;
    toast(message, 'error');
    if (answer.errors.length > 0) refuse(fieldErrors(answer.errors));
    else setFailure(message);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const checked = read();
    const website = new FormData(event.currentTarget).get('website');
    if (checked.ok) send(checked.values, String(website ?? ''));
    else toast(told(checked.errors).missing ?? Object.values(checked.errors)[0] ?? words.failed, 'error');
  };
  const { fields, missing } = told(errors);
  return { form: { ...form, onSubmit }, errors: fields, busy, failure: failure ?? missing, sent, again: () => setSent(false) };
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { sent, again, ...contact } = useContact(actionData);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.title }]} />
      <h1 className="h1">{words.title}</h1>
      <p className={css.intro}>{words.intro}</p>
      <div className={css.columns}>
        <ContactInfo />
        <div className={css.main}>
          {sent ? (
            <DonePanel
              title={words.messageSent}
              action={
                <Button kind="line" onClick={again}>
                  {words.writeAnother}
                </Button>
              }
            />
          ) : (
            <ContactForm {...contact} typed={actionData?.values ?? {}} />
          )}
        </div>
        <Quicker />
      </div>
    </div>
  );
}

type ContactFormProps = Omit<ReturnType<typeof useContact>, 'sent' | 'again'> & { typed: Answered['values'] };

function ContactForm({ form, errors, busy, failure, typed }: ContactFormProps) {
  const field = (name: keyof ContactInput) => ({ name, defaultValue: typed[name], error: errors[name], 'aria-required': true }) as const;
  return (
    <form {...form} method="post" action={paths.contactUs()} className={css.form}>
      <h2 className="h3">{words.formTitle}</h2>
      <Field label={words.name} autoComplete="name" {...field('name')} />
      <div className={css.pair}>
        <Field label={words.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field('email')} />
        <Field label={words.phone} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <TextArea label={words.message} rows={6} max={MESSAGE_LENGTH_MAX} countWords={words.count} {...field('message')} />
      {/* People do not see it: whoever fills it in is none. */}
      <div className="vh" aria-hidden="true">
        <label>
          {words.website}
          <input name="website" type="url" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormAlert message={failure} />
      <Button type="submit" busy={busy} className={css.send}>
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
