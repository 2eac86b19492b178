import type { Client } from '@uruhu/contract/client';
import { createContext } from 'react-router';

/** The API for loaders and actions: called as a guest, within the process. */
export const apiContext = createContext<Client>();
/** Data for search engines (schema.org), which the loader of a page leaves for its head; null for a page without any. */
export const structuredDataContext = createContext<object | null>(null);
/** Reports an unexpected error. */
export const reportContext = createContext<(error: unknown) => void>();
