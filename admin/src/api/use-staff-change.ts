import { useLogoutIfAccessDenied } from 'ra-core';
import { useState } from 'react';

/**
 * Runs a change over the staff API. `message`: the shop's sentence about the last refusal. `run` returns whether the change was done; where the
 * shop refused it, `onRefused` loads what a colleague has changed meanwhile.
 */
export function useStaffChange(onRefused: () => unknown = () => {}) {
  const signOutIfRefused = useLogoutIfAccessDenied();
  const [state, setState] = useState({ isBusy: false, message: '' });
  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setState({ isBusy: true, message: '' });
    try {
      await change();
      setState({ isBusy: false, message: '' });
      return true;
    } catch (error) {
      const isSignedOut = await signOutIfRefused(error);
      setState({ isBusy: false, message: isSignedOut ? '' : (error as Error).message });
      onRefused();
      return false;
    }
  }
  return { ...state, run };
}
