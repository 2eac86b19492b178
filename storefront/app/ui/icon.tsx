import sprite from '../art/icons.svg?url&no-inline';

export type IconName =
  | 'menu'
  | 'search'
  | 'bag'
  | 'heart'
  | 'user'
  | 'close'
  | 'down'
  | 'up'
  | 'right'
  | 'left'
  | 'plus'
  | 'minus'
  | 'truck'
  | 'check'
  | 'copy'
  | 'phone'
  | 'chat'
  | 'pause'
  | 'play'
  | 'pin'
  | 'shield'
  | 'box'
  | 'help'
  | 'bin'
  | 'lock'
  | 'edit'
  | 'share'
  | 'warn';

/** A drawing of the one sprite, which the browser keeps: no page and no script carries it. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'i i--s' : 'i'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export function Star() {
  return (
    <svg className="star" aria-hidden="true">
      <use href={`${sprite}#star`} />
    </svg>
  );
}

/** Five stars, `rating` of them filled, read as one picture. */
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
