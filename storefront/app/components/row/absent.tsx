import type { Part } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { error } from '#messages/common';

type AbsentProps = {
  /** What did not come, or came without anything in it. */
  part: Part<unknown>;
  /** Said when there is nothing. */
  empty: string;
  /** How a failure is said. */
  failed?: (message: string) => string;
  onRetry?: (() => void) | undefined;
};

/** In place of a part of the page: that there is nothing, or why it is not there. */
export function Absent({ part, empty, failed = error, onRetry }: AbsentProps) {
  return part.ok ? <p className="muted">{empty}</p> : <Failure message={failed(part.message ?? '')} onRetry={onRetry} />;
}
