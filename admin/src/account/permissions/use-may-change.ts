import { createContext, useContext } from 'react';

/** The page guard provides the value. Forms read it here, because they cannot import the list of pages, which imports them. */
export const MayChangeContext = createContext(true);

/** Whether the member may change the record of this page, which she may read. */
export const useMayChange = (): boolean => useContext(MayChangeContext);
