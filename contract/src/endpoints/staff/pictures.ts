import { z } from 'zod';
import { cropAreaBody, pictureKey, shopPictureReply } from '../../staff/pictures.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PICTURE_REFUSALS } from '../files.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const writeCall = { tag: 'staff', access: 'staff', permission: 'catalogue.write', cost: { cpu: 100, database: 4, upload: 1 } } as const;

export const pictureEndpoints = {
  uploadShopPicture: defineEndpoint(STAFF_PATHS.uploadShopPicture, {
    ...writeCall,
    summary: 'Upload a picture for the catalogue or the content',
    description:
      'A multipart form with one `file` of up to 10 MB: JPEG, PNG, WebP, AVIF or GIF, re-encoded as WebP of at most 2,000 pixels. The bytes of the file decide its type; SVG is refused. The picture shows in the shop once a product, a brand, a category or a slide names its `key`.',
    files: { field: 'file', max: 1 },
    reply: shopPictureReply,
    refusals: ['file_missing', ...PICTURE_REFUSALS],
  }),
  cropShopPicture: defineEndpoint(STAFF_PATHS.cropShopPicture, {
    ...writeCall,
    summary: 'Cut a picture to a rectangle; the result is a new picture, and the old one stays',
    params: z.object({ key: pictureKey }),
    body: cropAreaBody,
    reply: shopPictureReply,
    refusals: ['picture_not_found', 'crop_outside', 'file_broken'],
  }),
};
