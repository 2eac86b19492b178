import { sprite } from '../icon.tsx';

/** Five stars, `rating` of them filled, with `label` as their accessible name. */
export function Stars({ rating, label, className }: { rating: number; label: string; className?: string | undefined }) {
  return (
    <svg className={className ?? 'stars'} viewBox="0 0 120 24" role="img" aria-label={label}>
      <use href={`${sprite}#stars`} width="120" height="24" fill="#DDD2BE" />
      <svg aria-hidden="true" width={rating * 24} height="24">
        <use href={`${sprite}#stars`} width="120" height="24" />
      </svg>
    </svg>
  );
}
