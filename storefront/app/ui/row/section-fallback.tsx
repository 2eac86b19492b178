import type { DeferredSection } from '#app/lib/section.ts';
import { Failure } from '../empty-state.tsx';

type SectionFallbackProps = {
  /** The section that failed or is empty. */
  section: DeferredSection<unknown>;
  /** The text for an empty section without a message. */
  empty?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Shown in place of a section that is empty or failed to load. */
export function SectionFallback({ section, empty, onRetry }: SectionFallbackProps) {
  if (section.ok) return <p className="muted">{empty}</p>;
  return 'empty' in section ? <p className="muted">{section.message}</p> : <Failure message={section.message ?? ''} onRetry={onRetry} />;
}
