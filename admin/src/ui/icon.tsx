import sprite from './icons.svg?url&no-inline';

export type IconName =
  | 'menu'
  | 'search'
  | 'user'
  | 'bin'
  | 'up'
  | 'down'
  | 'chevron'
  | 'left'
  | 'right'
  | 'top'
  | 'grip'
  | 'gift'
  | 'crop'
  | 'code'
  | 'bold'
  | 'italic'
  | 'heading'
  | 'list'
  | 'numbers'
  | 'indent'
  | 'outdent'
  | 'link';

const DRAWING = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.7, strokeLinecap: 'square' } as const;

/** An icon of the SVG sprite, a file that the browser caches. Icons with the names of the storefront's are drawn alike. */
export const Icon = ({ name, size_px = 24 }: { name: IconName; size_px?: number }) => (
  <svg width={size_px} height={size_px} {...DRAWING} style={{ flexShrink: 0 }} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
);
