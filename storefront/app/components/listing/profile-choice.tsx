import type { BeautyProfile } from '@uruhu/contract/account';
import { useEffect, useState } from 'react';
import type { Chosen } from '#app/lib/filters.ts';
import { readProfile } from '#app/lib/own-profile.ts';
import { paths } from '#app/lib/paths.ts';
import { hasProfile, isEmptyProfile, withProfile } from '#app/lib/with-profile.ts';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/profile-filter';
import css from './profile-choice.module.css';

type ProfileChoiceProps = { chosen: Chosen; onChange: (chosen: Chosen) => void };

/** Sets the filters to what a person's beauty profile says; who has told nothing yet is led to where it is told. */
export function ProfileChoice({ chosen, onChange }: ProfileChoiceProps) {
  const [profile, setProfile] = useState<BeautyProfile | null>(null);
  useEffect(() => {
    readProfile().then(setProfile);
  }, []);
  if (!profile) return null;
  if (isEmptyProfile(profile)) {
    return (
      <PageLink className={`link ${css.choice}`} to={paths.beautyProfile()}>
        {words.tellUs}
      </PageLink>
    );
  }
  if (hasProfile(chosen, profile)) return <p className={css.used}>{words.inUse}</p>;
  return (
    <button type="button" className={`link ${css.choice}`} onClick={() => onChange(withProfile(chosen, profile))}>
      {words.useProfile}
    </button>
  );
}
