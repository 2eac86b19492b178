import { useEffect } from 'react';
import type { Chosen } from '#app/lib/filters.ts';
import { useSession } from '#app/lib/session.ts';
import { useFar } from '#app/lib/use-far.ts';
import { usePart } from '#app/lib/use-part.ts';

const load = () => import('./profile-choice.tsx').then(({ ProfileChoice }) => ProfileChoice);

/** Where the beauty profile narrows the list. Its script is fetched for those who are signed in, and where it can be seen. */
export function ProfilePlace(props: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const token = useSession()?.token;
  const { part: Choice, ahead } = usePart(load);
  const { ref, away } = useFar<HTMLDivElement>();
  useEffect(() => {
    if (token && !away) ahead();
  }, [token, away, ahead]);
  return <div ref={ref}>{token && Choice && <Choice key={token} {...props} />}</div>;
}
