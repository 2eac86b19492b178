/** Uploads: pictures are re-encoded, documents are stored unchanged. The domain `media` serves them. */

export { createDocumentJudge, type DocumentJudge } from './document-judge.ts';
export { eraseFiles, forgetFiles } from './erase-files.ts';
export { forgetUnusedFiles } from './forget-unused.ts';
export { fileHandlers } from './handlers.ts';
export { ownPictures } from './own-pictures.ts';
export { selectFilesByUser as listFiles } from './queries.ts';
export { storePicture } from './store-picture.ts';
export { isUploadKey, type UploadAccess, uploadAccess } from './upload-access.ts';
export { countForms, countUpload } from './upload-limit.ts';
