import type { Phones } from '@uruhu/contract/account';
import { phoneForm } from '@uruhu/contract/forms';
import { type Ref, useRef, useState } from 'react';
import { api } from '#app/api/api.ts';
import { Field } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { withPhoneMessages } from '#app/forms/phone-messages.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/checkout';
import { CollapsibleStep } from './collapsible-step.tsx';
import type { CheckoutProblem } from './explain-refusal.ts';
import { type SectionForm, useSavedForm } from './use-saved-form.ts';

type ContactSectionProps = {
  phones: Phones;
  onSaved: (phones: Phones) => void;
  problem: CheckoutProblem | null;
  formRef: Ref<SectionForm<Phones>>;
};

const describePhones = ({ primaryPhone, secondaryPhone }: Phones) => [primaryPhone, secondaryPhone].filter(Boolean).join(', ');

/** The phone numbers that the courier calls. Open at first. */
export function ContactSection({ phones, onSaved, problem, formRef }: ContactSectionProps) {
  const [open, setOpen] = useState(true);
  const [typedError, setTypedError] = useState<string>();
  const summaryElement = useRef<HTMLElement>(null);
  const onPhonesSaved = (saved: Phones, byOwnButton: boolean) => {
    onSaved(saved);
    setOpen(false);
    if (byOwnButton) summaryElement.current?.focus();
  };
  return (
    <CollapsibleStep
      ref={summaryElement}
      number={2}
      title={messages.contact}
      summary={phones.primaryPhone && describePhones(phones)}
      missingText={problem?.location === 'phone' ? '' : messages.phoneNeeded}
      typedError={typedError}
      open={open}
      onToggle={setOpen}
    >
      <ContactForm key={describePhones(phones)} phones={phones} onSaved={onPhonesSaved} formRef={formRef} onError={setTypedError} />
    </CollapsibleStep>
  );
}

type ContactFormProps = Pick<ContactSectionProps, 'phones' | 'formRef'> & {
  onSaved: (phones: Phones, byOwnButton: boolean) => void;
  onError: (message: string | undefined) => void;
};

/** The schema with messages that say what is wrong with each number. */
const contactForm = withPhoneMessages(phoneForm);

function ContactForm({ phones, onSaved, formRef, onError }: ContactFormProps) {
  const { form, errors, busy, failure } = useSavedForm(contactForm, {
    draft: 'delivery contact',
    save: api.updatePhones,
    savedMessage: messages.phoneUpdated,
    onSaved,
    problemField: 'primaryPhone',
    ref: formRef,
    onError,
  });
  const phoneProps = { type: 'tel', inputMode: 'tel' } as const;
  return (
    <form {...form} className="fields">
      <Field
        {...phoneProps}
        label={messages.primaryPhone}
        hint={messages.primaryHint}
        name="primaryPhone"
        autoComplete="tel"
        defaultValue={phones.primaryPhone}
        aria-required="true"
        error={errors.primaryPhone}
      />
      <Field
        {...phoneProps}
        label={messages.secondaryPhone}
        hint={messages.optional}
        name="secondaryPhone"
        defaultValue={phones.secondaryPhone}
        autoComplete="off"
        error={errors.secondaryPhone}
      />
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? messages.saving : messages.saveContact}
        </Button>
      </div>
    </form>
  );
}
