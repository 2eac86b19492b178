import { useEffect, useState } from 'react';
import { callApi } from '#app/api/call-api.ts';
import { type DeferredSection, isLate, LATE } from '#app/lib/section.ts';
import type { HomeSections } from './home-requests.ts';

/**
 * Returns a section of the home page, at first as the server sent it, and a function that loads only this section again. A section that was
 * late for the first HTML loads at once.
 */
export function useSection<Name extends keyof HomeSections>(name: Name, initial: DeferredSection<HomeSections[Name]>) {
  const [section, setSection] = useState(initial);
  async function reloadSection() {
    setSection(LATE);
    const result: DeferredSection<HomeSections[Name]> = await callApi((api) =>
      import('./home-requests.ts').then(({ createHomeRequests }) => createHomeRequests()[name](api, location.origin)),
    );
    setSection(result);
    return result.ok;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, if the first HTML lacked the section
  useEffect(() => {
    if (isLate(initial)) reloadSection();
  }, []);
  return [section, reloadSection] as const;
}
