import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { cleanLine, hasVisibleText } from '@uruhu/contract/rules/clean-text';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { useElementId } from '#app/forms/use-element-id.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as messages from '#messages/account/addresses';
import { placeNames } from '#messages/shell/places';
import css from './addresses.module.css';
import type { SaveState } from './autosave.ts';
import { useAutosave } from './use-autosave.ts';

type AddressEditorProps = {
  user_id: string;
  address: Address | null;
  /** A street typed on an earlier visit and not saved; null if there is none. */
  draft: string | null;
  /** The customer opened the editor by a press, so it takes the focus. */
  takesFocus: boolean;
  onSaved: (address: Address) => void;
  onClose: () => void;
};

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Edits one address and saves it while the customer types. It has only a street field, since the shop delivers to one city. */
export function AddressEditor({ user_id, address, draft, takesFocus, onSaved, onClose }: AddressEditorProps) {
  const { street, state, change, save, retry } = useAutosave({ user_id, address, draft, onSaved });
  const [hasSubmittedBlank, setHasSubmittedBlank] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const isBlank = !hasVisibleText(cleanLine(street));
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setHasSubmittedBlank(isBlank);
    if (isBlank) focusField(form.current?.elements.namedItem('address') as HTMLInputElement | null);
    else if (await save()) onClose();
  }
  return (
    <form
      ref={form}
      className={`fields ${css.editor}`}
      noValidate
      onSubmit={submit}
      aria-label={address ? messages.editTitle : messages.newTitle}
    >
      <h2 className="h3">{address ? messages.editTitle : messages.newTitle}</h2>
      {draft !== null && state !== 'saved' && <p className={css.restored}>{messages.restored}</p>}
      <Field
        ref={takesFocus ? focusField : null}
        label={messages.street}
        hint={messages.streetHint}
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        aria-required="true"
        value={street}
        error={hasSubmittedBlank && isBlank ? messages.streetNeeded : undefined}
        onChange={({ target }) => {
          setIsTouched(true);
          change(target.value);
        }}
      />
      <div className={css.fixed}>
        <SingleOptionSelect label={messages.city} name="city" value={DELIVERY.city} />
        <SingleOptionSelect label={messages.country} name="country" value={DELIVERY.country} />
        <Field label={messages.postalCode} name="postal_code" value={DELIVERY.postal_code} readOnly />
      </div>
      <SaveLine state={isTouched && isBlank ? 'blank' : state} onRetry={retry} />
      <div className={css.actions}>
        <Button type="submit" busy={state === 'saving'}>
          {messages.save}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            if (isTouched && isBlank && address) toast(messages.notSavedBlank, 'error');
            onClose();
          }}
        >
          {messages.done}
        </Button>
      </div>
    </form>
  );
}

/** `isBlank`: the customer has emptied the street, which is not saved. */
type EditorState = SaveState | 'blank';

const STATE_TEXTS: Record<EditorState, string> = {
  blank: messages.notSavedBlank,
  unchanged: messages.autoSaves,
  changed: `${messages.typed}. ${messages.autoSaves}`,
  saving: messages.saving,
  saved: messages.saved,
  failed: messages.notSaved,
};

/** The state of saving. Screen readers announce only its result, so that they do not interrupt typing. */
function SaveLine({ state, onRetry }: { state: EditorState; onRetry: () => void }) {
  return (
    <div className={css.state} data-state={state}>
      <p role={state === 'changed' || state === 'unchanged' ? undefined : 'status'}>
        {state === 'saved' && <Icon name="check" small />}
        {(state === 'failed' || state === 'blank') && <Icon name="warn" small />}
        {STATE_TEXTS[state]}
      </p>
      {state === 'failed' && (
        <Button kind="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** A select with one option, as long as the shop delivers to one city. */
function SingleOptionSelect({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useElementId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className={`select ${css.select}`}>
        <select id={id} name={name} defaultValue={value}>
          <option value={value}>{placeNames[value]}</option>
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
