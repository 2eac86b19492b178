import type { Address } from '@uruhu/contract/account';
import { DELIVERY } from '@uruhu/contract/constants';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as words from '#messages/account-addresses';
import css from './addresses.module.css';
import type { SaveState } from './autosave.ts';
import { useAutosave } from './use-autosave.ts';

type AddressEditorProps = {
  user_id: string;
  address: Address | null;
  kept: string | null;
  /** Opened by a press: the typing begins at once. */
  focused: boolean;
  onSaved: (address: Address) => void;
  onClose: () => void;
};

/** One address, saved by itself while it is typed. Only the street is asked for: we deliver to one city. */
export function AddressEditor({ user_id, address, kept, focused, onSaved, onClose }: AddressEditorProps) {
  const { street, state, change, save, retry } = useAutosave({ user_id, address, kept, onSaved });
  const [blank, setBlank] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = () => form.current?.elements.namedItem('address') as HTMLInputElement | null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (focused) input()?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = street.trim() === '';
    setBlank(missing);
    if (missing) input()?.focus();
    else if (await save()) onClose();
  }
  return (
    <form
      ref={form}
      className={`fields ${css.editor}`}
      noValidate
      onSubmit={submit}
      aria-label={address ? words.editTitle : words.newTitle}
    >
      <h2 className="h3">{address ? words.editTitle : words.newTitle}</h2>
      {kept !== null && state !== 'saved' && <p className={css.restored}>{words.restored}</p>}
      <Field
        label={words.street}
        hint={words.streetHint}
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        aria-required="true"
        value={street}
        error={blank && street.trim() === '' ? words.streetNeeded : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <div className={css.fixed}>
        <OneChoice label={words.city} name="city" value={DELIVERY.city} />
        <OneChoice label={words.country} name="country" value={DELIVERY.country} />
        <Field label={words.postalCode} name="postal_code" value={DELIVERY.postal_code} readOnly />
      </div>
      <SaveLine state={state} onRetry={retry} />
      <div className={css.actions}>
        <Button type="submit" busy={state === 'saving'}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </form>
  );
}

const SAID: Record<SaveState, string> = {
  still: words.autoSaves,
  typed: `${words.typed}. ${words.autoSaves}`,
  saving: words.saving,
  saved: words.saved,
  failed: words.notSaved,
};

/** How far the saving is. Typing is not talked over: only what has become of it is read out. */
function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div className={css.state} data-state={state}>
      <p role={state === 'typed' || state === 'still' ? undefined : 'status'}>
        {state === 'saved' && <Icon name="check" small />}
        {state === 'failed' && <Icon name="warn" small />}
        {SAID[state]}
      </p>
      {state === 'failed' && (
        <Button kind="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

/** A choice of one, as long as we deliver to one place. */
function OneChoice({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className={`select ${css.select}`}>
        <select id={id} name={name} defaultValue={value}>
          <option value={value}>{value}</option>
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}
