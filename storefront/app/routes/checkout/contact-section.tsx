import type { Phones } from '@uruhu/contract/account';
import { phoneForm } from '@uruhu/contract/forms';
import { type Ref, useRef, useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import * as words from '#messages/checkout';
import { Fold } from './fold.tsx';
import type { Trouble } from './outcome-of.ts';
import { withPhoneWords } from './phone-words.ts';
import { type SaveTyped, useSavedForm } from './use-saved-form.ts';

type ContactSectionProps = {
  phones: Phones;
  onSaved: (phones: Phones) => void;
  trouble: Trouble | null;
  saveTyped: Ref<SaveTyped<Phones>>;
};

const textOf = ({ primaryPhone, secondaryPhone }: Phones) => [primaryPhone, secondaryPhone].filter(Boolean).join(', ');

/** Whom the courier calls. Open at first. */
export function ContactSection({ phones, onSaved, trouble, saveTyped }: ContactSectionProps) {
  const [open, setOpen] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const summary = useRef<HTMLElement>(null);
  const blocking = trouble?.at === 'phone' ? trouble : null;
  const saved = (now: Phones, pressed: boolean) => {
    onSaved(now);
    setOpen(false);
    if (pressed) summary.current?.focus();
  };
  return (
    <Fold
      ref={summary}
      number={2}
      title={words.contact}
      summary={phones.primaryPhone && textOf(phones)}
      need={blocking ? '' : words.phoneNeeded}
      wrong={wrong}
      open={open}
      onToggle={setOpen}
    >
      <ContactForm key={textOf(phones)} phones={phones} onSaved={saved} blocking={blocking} saveTyped={saveTyped} onWrong={setWrong} />
    </Fold>
  );
}

type ContactFormProps = Pick<ContactSectionProps, 'phones' | 'saveTyped'> & {
  onSaved: (phones: Phones, pressed: boolean) => void;
  blocking: Trouble | null;
  onWrong: (message: string | undefined) => void;
};

/** The fields as they are checked here: what is wrong with a number is said of that number. */
const contactForm = withPhoneWords(phoneForm);

function ContactForm({ phones, onSaved, blocking, saveTyped, onWrong }: ContactFormProps) {
  const { form, errors, busy, failure } = useSavedForm(contactForm, {
    draft: 'contact',
    save: api.updatePhones,
    said: words.phoneUpdated,
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
        label={words.primaryPhone}
        hint={words.primaryHint}
        name="primaryPhone"
        autoComplete="tel"
        defaultValue={phones.primaryPhone}
        aria-required="true"
        error={errors.primaryPhone}
      />
      <Field
        {...tel}
        label={words.secondaryPhone}
        hint={words.optional}
        name="secondaryPhone"
        defaultValue={phones.secondaryPhone}
        autoComplete="off"
        error={errors.secondaryPhone}
      />
      <FormAlert message={failure} />
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {busy ? words.saving : words.saveContact}
        </Button>
      </div>
    </form>
  );
}
