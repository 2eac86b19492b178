import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { hasViewedProducts } from '#app/features/products/has-viewed.ts';
import { getSession, onSessionChange, useSession } from '#app/lib/session.ts';
import { createStore } from '#app/lib/store.ts';
import type { PersonalContent } from './personal-content.ts';

/** The content that the page showed last, so that a shopper who comes back from a product finds it unchanged. */
const lastContent = createStore<PersonalContent | null>(null);

/** If the script does not load, the page keeps the content for guests. */
const ignoreFailure = () => {};

function subscribe(listener: () => void): () => void {
  const stopContent = lastContent.subscribe(listener);
  const stopSession = onSessionChange(listener);
  return () => {
    stopContent();
    stopSession();
  };
}

function getContent(): PersonalContent | null {
  const content = lastContent.get();
  return content?.token === getSession()?.token ? content : null;
}

/** The content for this shopper; null until it is loaded. The part of the page that shows it calls this, so that only this part renders again. */
export const usePersonalContent = (): PersonalContent | null => useSyncExternalStore(subscribe, getContent, () => null);

/** Loads the content for this shopper. `row` is the element of the recommendations, which load when it comes near the viewport. */
export function useLoadPersonalContent(row: RefObject<HTMLDivElement | null>): void {
  const token = useSession()?.token;
  useLayoutEffect(() => {
    // The shopper has cleared her viewed products, so recommendations based on them are dropped.
    if (lastContent.get()?.recommended?.basedOnViewed && !hasViewedProducts()) lastContent.set(null);
  }, []);
  useEffect(() => {
    if (token || hasViewedProducts())
      import('./personal-content.ts').then(
        (script) => script.loadPersonalContent(token, row.current, lastContent.get(), lastContent.set),
        ignoreFailure,
      );
  }, [token, row]);
}
