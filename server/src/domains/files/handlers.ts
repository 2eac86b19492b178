import type { fileEndpoints } from '@uruhu/contract/endpoints/files';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { MEDIA_PREFIX } from '../../storage/storage.ts';
import type { DocumentJudge } from './documents/document-judge.ts';
import { NO_FILE } from './refusals.ts';
import { storeFile } from './store-file.ts';

/** `documentJudge` refuses harmful documents. It owns a worker thread and is closed with the server. */
export const createFileHandlers = ({ db, storage }: AppContext, documentJudge: DocumentJudge): Handlers<typeof fileEndpoints> => ({
  uploadFile: async ({ shopper, files: [bytes] }) => {
    const outcome = bytes ? await storeFile({ db, storage, documentJudge }, shopper.user_id, bytes) : NO_FILE;
    return mapOutcome(outcome, ({ key, linkToken }) => ({
      status: 'success',
      file_new_name: key,
      url: `${MEDIA_PREFIX}${linkToken}/${key}`,
    }));
  },
});
