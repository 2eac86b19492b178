import * as words from '#messages/account-leave';
import { DataDownload } from './data-download.tsx';
import css from './leave.module.css';
import { LeaveForm } from './leave-form.tsx';

/** What leaving means, in plain words, before anything else; then her data, then the door. */
export function Leave() {
  return (
    <>
      <p className={css.intro}>{words.intro}</p>
      <div className={css.means}>
        <section className={css.erased} aria-labelledby="erased-title">
          <h2 className="h3" id="erased-title">
            {words.erasedTitle}
          </h2>
          <ul>
            {words.erased.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
        <section className={css.stays} aria-labelledby="stays-title">
          <h2 className="h3" id="stays-title">
            {words.staysTitle}
          </h2>
          <ul>
            {words.stays.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
      </div>
      <DataDownload />
      <LeaveForm />
    </>
  );
}
