import { uploaded } from '@uruhu/contract/file';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { MEDIA_PREFIX } from '../content/content.ts';
import { storeFile } from './store-file.ts';
import { NO_FILE } from './words.ts';

export const filesRoutes: Routes = (app, parts) => {
  app.post(
    '/api/files/upload',
    {
      config: { access: 'person', files: { field: 'file', max: 1 } },
      schema: {
        tags: ['files'],
        summary: 'Send a picture or a document',
        description:
          'A multipart form with one `file` of up to 10 MB: JPEG, PNG, WebP, AVIF, GIF (made anew as WebP), pdf, doc, docx, xml, xlsx or xlsm. What it is, is judged by its content.',
        consumes: ['multipart/form-data'],
        body: z.object({ user_id: claimedUserId }),
        response: { 200: uploaded },
      },
    },
    async (request, reply) => {
      const [bytes] = request.sentFiles;
      const outcome = bytes ? await storeFile(parts, personOf(request).user_id, bytes) : NO_FILE;
      return answer(reply, outcome, (key) => ({ status: 'success' as const, file_new_name: key, url: MEDIA_PREFIX + key }));
    },
  );
};
