import type { Part } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';

type AbsentProps = {
  /** What did not come, or came without anything in it, with its words. */
  part: Part<unknown>;
  /** Said where it came empty and has no words of its own. */
  empty?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** In place of a part of the page: that there is nothing, or why it is not there. */
export function Absent({ part, empty, onRetry }: AbsentProps) {
  if (part.ok) return <p className="muted">{empty}</p>;
  return 'none' in part ? <p className="muted">{part.message}</p> : <Failure message={part.message ?? ''} onRetry={onRetry} />;
}
