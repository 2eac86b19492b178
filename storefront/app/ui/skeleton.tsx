import { loading } from '#messages/common';
import css from './skeleton.module.css';

/** As many as a row shows of what is on its way. */
export const BONES = [0, 1, 2, 3, 4, 5];

/** Any box that is on its way: `className` gives its shape. */
export const Bone = ({ className = '' }: { className: string | undefined }) => (
  <span className={`${css.bone} ${className}`} aria-hidden="true" />
);

/** The box of a product card that is on its way. */
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

/** Lines of text that are on their way; said once to those who listen. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div role="status" aria-label={loading}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={css.line} />
      ))}
    </div>
  );
}
