import type { pictureEndpoints } from '@uruhu/contract/endpoints/staff/pictures';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { logAction } from '../../audit/audit.ts';
import { NO_FILE } from '../refusals.ts';
import { cropShopPicture, storeShopPicture } from './store-shop-picture.ts';

export const createPictureHandlers = (context: AppContext): Handlers<typeof pictureEndpoints> => ({
  uploadShopPicture: async ({ staff, files: [bytes] }) => {
    const stored = bytes ? await storeShopPicture(context, staff, bytes) : NO_FILE;
    if (stored.ok) await logAction(context.db, staff, { kind: 'pictures', record_id: stored.value.key, action: 'insert' });
    return mapOutcome(stored, (data) => ({ data }));
  },
  cropShopPicture: async ({ staff, params: { key }, body }) => {
    const cropped = await cropShopPicture(context, staff, key, body);
    if (cropped.ok) {
      const details = { cropped_from: key };
      await logAction(context.db, staff, { kind: 'pictures', record_id: cropped.value.key, action: 'insert', details });
    }
    return mapOutcome(cropped, (data) => ({ data }));
  },
});
