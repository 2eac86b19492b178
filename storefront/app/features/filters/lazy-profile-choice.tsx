import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';
import { useSession } from '#app/lib/session.ts';
import type { ChosenFilters } from './filters.ts';

const loadProfileChoice = () => import('./profile-choice.tsx').then(({ ProfileChoice }) => ProfileChoice);

/** A button that filters by the beauty profile. Loads only for signed-in customers, when it comes near the viewport. */
export function LazyProfileChoice(props: { chosen: ChosenFilters; onChange: (chosen: ChosenFilters) => void }) {
  const token = useSession()?.token;
  const { ref, isFar } = useNearViewport();
  const { module: Choice } = useLazyModule(loadProfileChoice, Boolean(token) && !isFar);
  return <div ref={ref}>{token && Choice && <Choice key={token} {...props} />}</div>;
}
