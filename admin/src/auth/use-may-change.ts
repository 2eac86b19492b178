import { createContext, useContext } from 'react';

/** The page guard provides it. Forms cannot import the list of pages, because the list imports the forms. */
export const MayChangeContext = createContext(true);

/** Whether the member may change the record of this page, which she may read. */
export const useMayChange = (): boolean => useContext(MayChangeContext);
