import type { BeautyProfile as Profile } from '@uruhu/contract/account';
import { SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/constants';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { forgetProfile } from '#app/lib/own-profile.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { Check } from '#app/ui/field.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-beauty';
import { filterValue } from '#messages/catalogue';
import type { ScreenProps } from '../screens.ts';
import { AvoidedField } from './avoided-field.tsx';
import css from './beauty-profile.module.css';

export function BeautyProfile({ session }: ScreenProps) {
  const { answer, again } = useAnswer(`beauty profile ${session.token}`, api.beautyProfile);
  return (
    <>
      <p className={css.intro}>
        {words.intro} <b>{words.privacy}</b>
      </p>
      {answer.state === 'loading' && <Bone className={css.bone} />}
      {answer.state === 'failed' && <Failure message={words.failed} onRetry={again} />}
      {answer.state === 'loaded' && <ProfileForm saved={answer.data.data} />}
    </>
  );
}

const EMPTY: Profile = { skin_type: '', skin_concern: [], avoided: [] };

const toggled = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The same choices in another order are the same. */
const textOf = ({ skin_type, skin_concern, avoided }: Profile) =>
  JSON.stringify([skin_type, [...skin_concern].sort(), [...avoided].sort()]);

function useProfile(saved: Profile) {
  const [known, setKnown] = useState(saved);
  const [profile, setProfile] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save(next: Profile) {
    setProfile(next);
    setBusy(true);
    setFailure(undefined);
    const answer = await api.saveBeautyProfile(next);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.status === 0 ? words.notSaved : answer.message);
    setKnown(next);
    forgetProfile();
    toast(answer.data.message || words.profileSaved);
  }
  const change = (changes: Partial<Profile>) => setProfile((now) => ({ ...now, ...changes }));
  return { profile, change, save, busy, failure, changed: textOf(known) !== textOf(profile), empty: textOf(known) === textOf(EMPTY) };
}

function ProfileForm({ saved }: { saved: Profile }) {
  const { profile, change, save, busy, failure, changed, empty } = useProfile(saved);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) save(profile);
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Group title={words.skinType}>
        <div className={css.choices}>
          {['' as const, ...SKIN_TYPES].map((type) => (
            <label key={type} className="check">
              <input
                type="radio"
                className={css.radio}
                name="skin_type"
                value={type}
                checked={profile.skin_type === type}
                onChange={() => change({ skin_type: type })}
              />
              <span>{words.skinTypes[type] ?? words.notSaid}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group title={words.concerns} hint={words.several}>
        <div className={css.choices}>
          {SKIN_CONCERNS.map((concern) => (
            <Check
              key={concern}
              label={filterValue('skin_concern', concern)}
              name="skin_concern"
              value={concern}
              checked={profile.skin_concern.includes(concern)}
              onChange={() => change({ skin_concern: toggled(profile.skin_concern, concern) })}
            />
          ))}
        </div>
      </Group>
      <Group title={words.avoided}>
        <AvoidedField
          avoided={profile.avoided}
          onToggle={(value) => change({ avoided: toggled<string>(profile.avoided, value) as Profile['avoided'] })}
        />
      </Group>
      <FormAlert message={failure} />
      <div className={css.send}>
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
        {!empty && (
          <Button kind="quiet" onClick={() => save(EMPTY)}>
            {words.clear}
          </Button>
        )}
        <p className="small muted" role="status">
          {changed && !busy && words.unsaved}
        </p>
      </div>
    </form>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="panel">
      <legend className="vh">{title}</legend>
      <p className={css.legend} aria-hidden="true">
        <span className="h3">{title}</span>
        {hint && <span className="field__hint">{hint}</span>}
      </p>
      {children}
    </fieldset>
  );
}
