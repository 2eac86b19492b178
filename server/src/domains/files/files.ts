/** Uploads: pictures are re-encoded, documents are stored unchanged. The domain `media` serves them. */

export { createDocumentJudge, type DocumentJudge } from './document-judge.ts';
export { eraseFiles, deleteFileRows } from './erase-files.ts';
export { deleteUnusedFiles } from './delete-unused.ts';
export { createFileHandlers } from './handlers.ts';
export { areOwnPictures } from './own-pictures.ts';
export { selectFilesByUser as listFiles } from './queries.ts';
export { storePicture } from './store-picture.ts';
export { isUploadKey, type UploadAccess, createUploadAccess } from './upload-access.ts';
export { createFormCounter, countUpload } from './upload-limit.ts';
