import type { Part } from '#app/lib/section.ts';
import { Failure } from '../empty-state.tsx';

type SectionFallbackProps = {
  /** The part that failed or is empty. */
  part: Part<unknown>;
  /** The text for an empty part without a message. */
  empty?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Shown in place of a part of the page that is empty or failed to load. */
export function SectionFallback({ part, empty, onRetry }: SectionFallbackProps) {
  if (part.ok) return <p className="muted">{empty}</p>;
  return 'empty' in part ? <p className="muted">{part.message}</p> : <Failure message={part.message ?? ''} onRetry={onRetry} />;
}
