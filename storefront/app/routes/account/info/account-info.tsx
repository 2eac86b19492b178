import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-info';
import type { ScreenProps } from '../screens.ts';
import css from './account-info.module.css';
import { InfoForm } from './info-form.tsx';
import { Membership } from './membership.tsx';
import { PasswordSection } from './password-section.tsx';

/** What the shop calls her by and reaches her with; below, her password. */
export function AccountInfo({ session }: ScreenProps) {
  const { answer, again } = useAnswer(`me ${session.token}`, api.me);
  return (
    <div className={css.columns}>
      <section className="panel" tabIndex={-1} aria-labelledby="account-title">
        <p className={css.intro}>{words.intro}</p>
        {answer.state === 'loading' && <Bone className={css.bone} />}
        {answer.state === 'failed' && <Failure message={answer.message} onRetry={again} />}
        {answer.state === 'loaded' && <InfoForm user={answer.data.user} />}
      </section>
      <Membership session={session} since={answer.state === 'loaded' ? answer.data.user.created_at : null} />
      <PasswordSection />
    </div>
  );
}
