import sprite from '../art/icons.svg?url&no-inline';

export { sprite };

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
  | 'filter'
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

/** An icon of the SVG sprite, a file that the browser caches, so that no page or script contains it. */
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
