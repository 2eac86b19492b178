import { useQuery } from '@tanstack/react-query';
import type { SetupProgress, SetupStep } from '@uruhu/contract/staff/setup';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult, queryClient } from '#admin/api/query-client.ts';
import { notify } from '#admin/lib/notices.ts';

const KEY = ['setup-progress'];

const listSkippedSteps = (steps: SetupProgress['steps']): SetupStep[] =>
  steps.filter(({ state }) => state === 'skipped').map(({ step }) => step);

/**
 * The steps that are left before the first order. They are not loaded for members who may not change settings. `skipStep` leaves a step
 * for later, and `reopenStep` takes it up again.
 */
export function useSetupProgress() {
  const isAllowed = useAllowed()('settings.write');
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => (await callStaff('setupProgress')).data,
    enabled: isAllowed,
    // A step may have been done on another page a moment ago.
    refetchOnMount: 'always',
  });

  async function saveSkippedSteps(version: number, skipped: SetupStep[]): Promise<void> {
    try {
      const { data } = await callStaff('updateSetupProgress', { body: { version, skipped } });
      await cacheResult(KEY, data);
    } catch (error) {
      notify((error as Error).message, 'error');
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  }
  const skipStep = ({ steps, version }: SetupProgress, step: SetupStep) => saveSkippedSteps(version, [...listSkippedSteps(steps), step]);
  const reopenStep = ({ steps, version }: SetupProgress, step: SetupStep) =>
    saveSkippedSteps(
      version,
      listSkippedSteps(steps).filter((skippedStep) => skippedStep !== step),
    );
  return { ...query, skipStep, reopenStep };
}
