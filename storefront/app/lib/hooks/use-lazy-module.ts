import { useEffect, useState } from 'react';
import { reportScriptFailure } from '../script-failure.ts';

/**
 * A module that loads on demand; null until then. Call `preload` when it may be needed soon, and `tryLoad` when it is needed: only
 * `tryLoad` tells the shopper if loading fails. Both can be called again, and return whether the module is loaded. `load` must be the
 * same function at each render. `isNeeded`: the module loads as soon as this is true.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded = false) {
  const [module, setModule] = useState<Module | null>(null);
  const preload = () =>
    load().then(
      (loaded) => {
        setModule(() => loaded);
        return true;
      },
      () => false,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same at each render
  useEffect(() => {
    if (isNeeded) preload();
  }, [isNeeded]);
  const tryLoad = async () => {
    const isLoaded = await preload();
    if (!isLoaded) reportScriptFailure();
    return isLoaded;
  };
  return { module, preload, tryLoad };
}
