import type { BeautyProfile as Profile } from '@uruhu/contract/account';
import { SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/product-attributes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type MetaArgs, useFetcher } from 'react-router';
import { api } from '#app/api/api.ts';
import { clearBeautyProfile } from '#app/features/filters/beauty-profile.ts';
import { getValueName } from '#app/features/filters/value-name.ts';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { Check } from '#app/forms/field.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { about, beautyProfile as title } from '#messages/account/account';
import * as messages from '#messages/account/beauty';
import type { Route } from './+types/beauty-profile.ts';
import { AvoidedField } from './avoided-field.tsx';
import css from './beauty-profile.module.css';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<{ saved?: Profile; failure?: string }> {
  const profile = (await request.json()) as Profile;
  const result = await api.saveBeautyProfile(profile);
  if (!result.ok) return { failure: result.status === 0 ? messages.notSaved : result.message };
  clearBeautyProfile();
  toast(result.data.message || messages.profileSaved);
  return { saved: profile };
}

export const clientLoader = async () => ({ profile: await loadAccountData(api.beautyProfile) });

export function HydrateFallback() {
  return (
    <>
      <Intro />
      <SkeletonBox className={css.skeleton} />
    </>
  );
}

function Intro() {
  return (
    <p className={css.intro}>
      {messages.intro} <b>{messages.privacy}</b>
    </p>
  );
}

export default function BeautyProfilePage({ loaderData }: Route.ComponentProps) {
  const { result } = useAccountData(loaderData.profile);
  return (
    <>
      <Intro />
      {result.state === 'loading' && <SkeletonBox className={css.skeleton} />}
      {result.state === 'failed' && <Failure message={messages.failed} />}
      {result.state === 'loaded' && <ProfileForm savedProfile={result.data.data} />}
    </>
  );
}

const EMPTY_PROFILE: Profile = { skin_type: '', skin_concern: [], avoided: [] };

const toggleValue = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** A text to compare profiles by: the order of the choices does not matter. */
const toComparable = ({ skin_type, skin_concern, avoided }: Profile) =>
  JSON.stringify([skin_type, [...skin_concern].sort(), [...avoided].sort()]);

function useProfile(savedProfile: Profile) {
  const [profile, setProfile] = useState(savedProfile);
  // A reload of the page's data, for example on a return to the tab, leaves the form as it is.
  const [firstSaved] = useState(savedProfile);
  const fetcher = useFetcher<typeof clientAction>();
  const busy = fetcher.state !== 'idle';
  const failure = busy ? undefined : fetcher.data?.failure;
  const lastSaved = fetcher.data?.saved ?? firstSaved;
  function save(next: Profile) {
    setProfile(next);
    fetcher.submit(next, { method: 'post', encType: 'application/json' });
  }
  const change = (changes: Partial<Profile>) => setProfile((previous) => ({ ...previous, ...changes }));
  return {
    profile,
    change,
    save,
    busy,
    failure,
    hasUnsavedChanges: toComparable(lastSaved) !== toComparable(profile),
    isSavedEmpty: toComparable(lastSaved) === toComparable(EMPTY_PROFILE),
  };
}

function ProfileForm({ savedProfile }: { savedProfile: Profile }) {
  const { profile, change, save, busy, failure, hasUnsavedChanges, isSavedEmpty } = useProfile(savedProfile);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) save(profile);
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Group title={messages.skinType}>
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
              <span>{messages.skinTypes[type] ?? messages.preferNotToSay}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group title={messages.concerns} hint={messages.several}>
        <div className={css.choices}>
          {SKIN_CONCERNS.map((concern) => (
            <Check
              key={concern}
              label={getValueName('skin_concern', concern)}
              name="skin_concern"
              value={concern}
              checked={profile.skin_concern.includes(concern)}
              onChange={() => change({ skin_concern: toggleValue(profile.skin_concern, concern) })}
            />
          ))}
        </div>
      </Group>
      <Group title={messages.avoided}>
        <AvoidedField
          avoided={profile.avoided}
          onToggle={(value) => change({ avoided: toggleValue<string>(profile.avoided, value) as Profile['avoided'] })}
        />
      </Group>
      <FormAlert message={failure} />
      <div className={css.send}>
        <Button type="submit" busy={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
        {!isSavedEmpty && (
          <Button kind="quiet" onClick={() => save(EMPTY_PROFILE)}>
            {messages.clear}
          </Button>
        )}
        <p className="small muted" role="status">
          {hasUnsavedChanges && !busy && messages.unsaved}
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
