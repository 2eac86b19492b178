import { useQuery } from '#app/api/use-query.ts';
import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/profile-filter';
import { loadBeautyProfile } from './beauty-profile.ts';
import type { ChosenFilters } from './filters.ts';
import css from './profile-choice.module.css';
import { applyProfile, isEmptyProfile, isProfileApplied } from './profile-filters.ts';

type ProfileChoiceProps = { chosen: ChosenFilters; onChange: (chosen: ChosenFilters) => void };

/** Applies the customer's beauty profile to the filters. If the profile is empty, links to the page that edits it. */
export function ProfileChoice({ chosen, onChange }: ProfileChoiceProps) {
  const { result } = useQuery('beauty profile', loadBeautyProfile);
  if (result.state !== 'loaded') return null;
  const profile = result.data.data;
  if (isEmptyProfile(profile)) {
    return (
      <PageLink className={`link ${css.choice}`} to={paths.beautyProfile()}>
        {messages.tellUs}
      </PageLink>
    );
  }
  if (isProfileApplied(chosen, profile)) return <p className={css.applied}>{messages.inUse}</p>;
  return (
    <button type="button" className={`link ${css.choice}`} onClick={() => onChange(applyProfile(chosen, profile))}>
      {messages.useProfile}
    </button>
  );
}
