import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SetupProgress, SetupStep } from '@uruhu/contract/staff/setup';
import { useNotify } from 'ra-core';
import { cacheResult } from '#admin/api/cache-result.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';

const KEY = ['setup-progress'];

/** The steps that are left before the first order. They are not loaded for members who may not change settings. */
export function useSetupProgress() {
  const isAllowed = useAllowed()('settings.write');
  const queryClient = useQueryClient();
  const notify = useNotify();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => (await callStaff('setupProgress')).data,
    enabled: isAllowed,
    // A step may have been done on another page a moment ago.
    refetchOnMount: 'always',
  });

  /** Marks a step as skipped for now, or as open again. */
  async function setSkipped({ steps, version }: SetupProgress, step: SetupStep, isSkipped: boolean): Promise<void> {
    const otherSkippedSteps = steps.flatMap((other) => (other.state === 'skipped' && other.step !== step ? [other.step] : []));
    try {
      const { data } = await callStaff('updateSetupProgress', {
        body: { version, skipped: isSkipped ? [...otherSkippedSteps, step] : otherSkippedSteps },
      });
      await cacheResult(queryClient, KEY, data);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  }
  return { ...query, setSkipped };
}
