/**
 * Uploads: pictures are re-encoded, documents are stored unread and unchanged. The domain `media` serves them.
 *
 * Triggers (database/migrations/0066-baseline/09-files.sql): files_written_once.
 */

export { deleteUnusedFiles } from './delete-unused.ts';
export { deleteFileRows, eraseFiles } from './erase-files.ts';
export { createFileHandlers } from './handlers.ts';
export { arePicturesOfShopper } from './pictures-of-shopper.ts';
export { selectFilesByUser as listFiles } from './queries.ts';
export { createPictureHandlers } from './shop-pictures/admin.handlers.ts';
export { findMissingPictures } from './shop-pictures/find-missing-pictures.ts';
export { toPictureColumns, toProductPictures } from './shop-pictures/picture-columns.ts';
export { storeShopPicture } from './shop-pictures/store-shop-picture.ts';
export { storePicture } from './store-picture.ts';
export { createUploadAccessFinder, isUploadKey } from './upload-access.ts';
export { countUpload, createUploadFormLimit } from './upload-limit.ts';
