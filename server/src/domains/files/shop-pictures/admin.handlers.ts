import type { pictureEndpoints } from '@uruhu/contract/endpoints/staff/pictures';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { NO_FILE } from '../refusals.ts';
import { cropShopPicture, storeShopPicture } from './store-shop-picture.ts';

export const createPictureHandlers = (context: AppContext): Handlers<typeof pictureEndpoints> => ({
  uploadShopPicture: async ({ staff, files: [bytes] }) =>
    mapOutcome(bytes ? await storeShopPicture(context, staff, bytes) : NO_FILE, (data) => ({ data })),
  cropShopPicture: async ({ staff, params, body }) =>
    mapOutcome(await cropShopPicture(context, staff, params.key, body), (data) => ({ data })),
});
