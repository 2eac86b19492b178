import type { AdminReview, ModerateReview } from '@uruhu/contract/staff/reviews';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';

/** Changes a review as the staff member sees it, and returns whether it was done. */
export type Moderate = (changes: Omit<ModerateReview, 'version'>) => Promise<boolean>;

/** `onChanged`: loads the list again, also where a colleague was faster. */
export function useModerate({ review_id, version }: AdminReview, onChanged: () => void) {
  const { run, isBusy, message, errors, summary } = useCall(onChanged);
  const moderate: Moderate = async (changes) => {
    const isDone = await run(() => callStaff('moderateReview', { params: { review_id }, body: { version, ...changes } }));
    if (isDone) onChanged();
    return isDone;
  };
  return { moderate, isBusy, message, errors, summary };
}
