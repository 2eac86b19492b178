/** Detects the kind of a document, and refuses harmful ones. Runs in the worker thread (document-judge.ts). */
import type { Outcome } from '../../../lib/outcome.ts';
import type { DetectedType } from '../detect-type.ts';
import { judgeOffice } from './office.ts';
import { judgeOle } from './ole.ts';
import { judgePdf } from './pdf.ts';
import { judgeXml } from './xml.ts';

export type DocumentKind = Exclude<NonNullable<DetectedType>['kind'], 'picture'>;

const JUDGES: Record<DocumentKind, (bytes: Buffer) => Outcome<string>> = {
  pdf: judgePdf,
  ole: judgeOle,
  zip: judgeOffice,
  markup: judgeXml,
};

/** Returns the file name extension for the stored file. */
export const judgeDocument = (kind: DocumentKind, bytes: Buffer): Outcome<string> => JUDGES[kind](bytes);
