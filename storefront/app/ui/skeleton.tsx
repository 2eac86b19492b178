import { loading } from '#messages/shell/common';
import css from './skeleton.module.css';

/** The keys of the skeletons in a row. */
export const SKELETON_KEYS = [0, 1, 2, 3, 4, 5];

/** A box in place of content that is loading; `className` gives its shape. */
export const SkeletonBox = ({ className = '' }: { className: string | undefined }) => (
  <span className={`${css.skeleton} ${className}`} aria-hidden="true" />
);

/** A box in place of a product card that is loading. */
export function CardSkeleton() {
  return (
    <span aria-hidden="true">
      <span className={css.picture} />
      <span className={css.short} />
      <span className={css.long} />
      <span className={css.price} />
    </span>
  );
}

/** Lines in place of text that is loading; screen readers announce it once. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div role="status" aria-label={loading}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={css.line} />
      ))}
    </div>
  );
}
