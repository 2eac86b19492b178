/** How Testing Library waits and searches in all component tests. */
import { configure, getConfig } from '@testing-library/react';
import { waitForEffects } from './wait-for-effects.ts';

const { asyncWrapper } = getConfig();

configure({
  // What a test has waited for is there with its effects, as it is before a shopper can act.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      await waitForEffects();
      return result;
    }),
  // The whole document in each message would hide what is missing.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  // The text of a page is not what a shopper has typed: a test would find it in the field, also in a dialog that is closed.
  defaultIgnore: 'script, style, textarea',
  // A busy machine is slow. A condition that never becomes true still fails.
  asyncUtilTimeout: 15_000,
});
