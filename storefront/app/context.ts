import type { Client } from '@uruhu/contract/client';
import { createContext } from 'react-router';

/** The API for loaders and actions: called as a guest, within the process. */
export const apiContext = createContext<Client>();
/** Reports an unexpected error. */
export const reportContext = createContext<(error: unknown) => void>();
