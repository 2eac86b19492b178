import { createContext, use } from 'react';
import type { Fields } from './compare-records.ts';

/** The record of the surrounding RecordForm, without the member's changes. */
export const FormRecordContext = createContext<Fields>({});

export const useFormRecord = (): Fields => use(FormRecordContext);
