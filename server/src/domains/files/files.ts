/** What people send: pictures made anew, documents kept as they are. Reading them is the part of `media`. */
export { eraseFiles, forgetFiles } from './erase-files.ts';
export { ownPictures } from './own-pictures.ts';
export { selectFilesOf as filesOf } from './queries.ts';
export { filesRoutes } from './shop.routes.ts';
export { storePicture } from './store-picture.ts';
