import type { Client } from '@uruhu/contract/client';
import { createContext } from 'react-router';

/** What every loader may use: the API, asked as a guest, without leaving the process. */
export const apiContext = createContext<Client>();
/** Where an error that nobody expected is reported. */
export const reportContext = createContext<(error: unknown) => void>();
