import { createContext, use } from 'react';

type PageAccess = {
  /** Whether the member may change the record of this page, which she may read. */
  mayChange: boolean;
  mayOpen: (path: string) => boolean;
};

/** The page guard provides the value. Forms and the history read it here, because they cannot import the list of pages, which imports them. */
export const PageAccessContext = createContext<PageAccess>({ mayChange: true, mayOpen: () => true });

export const usePageAccess = (): PageAccess => use(PageAccessContext);
