import type { Phones } from '@uruhu/contract/account';
import { phoneForm } from '@uruhu/contract/forms';
import { type Ref, useRef, useState } from 'react';
import { api } from '#app/api/api.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import * as messages from '#messages/checkout';
import { CollapsibleStep } from './collapsible-step.tsx';
import type { CheckoutProblem } from './explain-refusal.ts';
import { withPhoneMessages } from './phone-messages.ts';
import { type SaveTyped, useSavedForm } from './use-saved-form.ts';

type ContactSectionProps = {
  phones: Phones;
  onSaved: (phones: Phones) => void;
  problem: CheckoutProblem | null;
  saveTyped: Ref<SaveTyped<Phones>>;
};

const describePhones = ({ primaryPhone, secondaryPhone }: Phones) => [primaryPhone, secondaryPhone].filter(Boolean).join(', ');

/** The phone numbers that the courier calls. Open at first. */
export function ContactSection({ phones, onSaved, problem, saveTyped }: ContactSectionProps) {
  const [open, setOpen] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const summary = useRef<HTMLElement>(null);
  const blocking = problem?.at === 'phone' ? problem : null;
  const onPhonesSaved = (now: Phones, pressed: boolean) => {
    onSaved(now);
    setOpen(false);
    if (pressed) summary.current?.focus();
  };
  return (
    <CollapsibleStep
      ref={summary}
      number={2}
      title={messages.contact}
      summary={phones.primaryPhone && describePhones(phones)}
      need={blocking ? '' : messages.phoneNeeded}
      wrong={wrong}
      open={open}
      onToggle={setOpen}
    >
      <ContactForm
        key={describePhones(phones)}
        phones={phones}
        onSaved={onPhonesSaved}
        blocking={blocking}
        saveTyped={saveTyped}
        onWrong={setWrong}
      />
    </CollapsibleStep>
  );
}

type ContactFormProps = Pick<ContactSectionProps, 'phones' | 'saveTyped'> & {
  onSaved: (phones: Phones, pressed: boolean) => void;
  blocking: CheckoutProblem | null;
  onWrong: (message: string | undefined) => void;
};

/** The schema with messages that say what is wrong with each number. */
const contactForm = withPhoneMessages(phoneForm);

function ContactForm({ phones, onSaved, blocking, saveTyped, onWrong }: ContactFormProps) {
  const { form, errors, busy, failure } = useSavedForm(contactForm, {
    draft: 'contact',
    save: api.updatePhones,
    savedMessage: messages.phoneUpdated,
    onSaved,
    blocking,
    field: 'primaryPhone',
    saveTyped,
    onWrong,
  });
  const tel = { type: 'tel', inputMode: 'tel' } as const;
  return (
    <form {...form} className="fields">
      <Field
        {...tel}
        label={messages.primaryPhone}
        hint={messages.primaryHint}
        name="primaryPhone"
        autoComplete="tel"
        defaultValue={phones.primaryPhone}
        aria-required="true"
        error={errors.primaryPhone}
      />
      <Field
        {...tel}
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
