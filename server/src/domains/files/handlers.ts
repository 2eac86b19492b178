import type { fileEndpoints } from '@uruhu/contract/endpoints/files';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { MEDIA_PREFIX } from '../../storage/storage.ts';
import { NO_FILE } from './refusals.ts';
import { storeFile } from './store-file.ts';

export const createFileHandlers = ({ db, storage }: AppContext): Handlers<typeof fileEndpoints> => ({
  uploadFile: async ({ shopper, files: [file] }) => {
    const outcome = file ? await storeFile({ db, storage }, shopper.user_id, file) : NO_FILE;
    return mapOutcome(outcome, ({ key, linkToken }) => ({
      status: 'success',
      file_new_name: key,
      url: `${MEDIA_PREFIX}${linkToken}/${key}`,
    }));
  },
});
