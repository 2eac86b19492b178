import type { pictureEndpoints } from '@uruhu/contract/endpoints/staff/pictures';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { logAction } from '../../audit/audit.ts';
import { NO_FILE } from '../refusals.ts';
import { cropShopPicture, storeShopPicture } from './store-shop-picture.ts';

export const createPictureHandlers = (context: AppContext): Handlers<typeof pictureEndpoints> => ({
  uploadShopPicture: async ({ staff, files: [file] }) => {
    const storedPicture = file ? await storeShopPicture(context, staff, file.bytes) : NO_FILE;
    if (storedPicture.ok) await logAction(context.db, staff, { kind: 'pictures', record_id: storedPicture.value.key, action: 'insert' });
    return mapOutcome(storedPicture, (data) => ({ data }));
  },
  cropShopPicture: async ({ staff, params: { key }, body }) => {
    const croppedPicture = await cropShopPicture(context, staff, key, body);
    if (croppedPicture.ok) {
      const details = { cropped_from: key };
      await logAction(context.db, staff, { kind: 'pictures', record_id: croppedPicture.value.key, action: 'insert', details });
    }
    return mapOutcome(croppedPicture, (data) => ({ data }));
  },
});
