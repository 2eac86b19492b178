import { FILE_BYTES_MAX } from '../../http/forms.ts';
import type { Outcome } from '../../outcome.ts';
import { type Judged, judge } from './judge.ts';
import { type Keeper, keep } from './keep.ts';
import { judgeOffice, judgeOle } from './office.ts';
import { judgePdf } from './pdf.ts';
import { storePicture } from './store-picture.ts';
import { refuseTooMany } from './upload-limit.ts';
import { EMPTY, TOO_LARGE, UNKNOWN_KIND } from './words.ts';
import { judgeXml } from './xml.ts';

type DocumentKind = Exclude<NonNullable<Judged>['kind'], 'picture'>;

/** Each answers the ending that such a document gets. */
const DOCUMENTS: Record<DocumentKind, (bytes: Buffer) => Outcome<string> | Promise<Outcome<string>>> = {
  pdf: judgePdf,
  ole: judgeOle,
  zip: judgeOffice,
  markup: judgeXml,
};

/** Keeps a picture or a document that a person sent, and answers its key; refuses and throws as `storePicture` does. */
export async function storeFile(keeper: Keeper, user_id: string, bytes: Buffer): Promise<Outcome<string>> {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return TOO_LARGE;
  const judged = judge(bytes);
  if (!judged) return UNKNOWN_KIND;
  if (judged.kind === 'picture') return storePicture(keeper, user_id, bytes);
  await refuseTooMany(keeper.db, user_id, bytes.length);
  const ending = await DOCUMENTS[judged.kind](bytes);
  return ending.ok ? keep(keeper, user_id, ending.value, bytes, { kind: 'document' }) : ending;
}
