import { createContext, useContext } from 'react';

/** Given by the page guard, as the list of pages imports the forms and not the other way round. */
export const MayChangeContext = createContext(true);

/** Whether the member may change the record of this page, which she may read. */
export const useMayChange = (): boolean => useContext(MayChangeContext);
