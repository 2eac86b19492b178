import type { AdminReview, ModerateReview } from '@uruhu/contract/staff/reviews';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';

/** Changes a review, and returns whether that succeeded. The server refuses if the review has changed since the staff member loaded it. */
export type Moderate = (changes: Omit<ModerateReview, 'version'>) => Promise<boolean>;

/** `onChanged` loads the list again. It is also called if the server refuses because a colleague has changed the review. */
export function useModerate({ review_id, version }: AdminReview, onChanged: () => void) {
  const { run, ...call } = useCall(onChanged);
  const moderate: Moderate = async (changes) => {
    const isDone = await run(() => callStaff('moderateReview', { params: { review_id }, body: { version, ...changes } }));
    if (isDone) onChanged();
    return isDone;
  };
  return { moderate, call };
}
