/** Messages of the enlarged pictures. */
export const pictures = 'Images agrandies';
export const picture = (number: number, total: number) => `Image ${number} sur ${total}`;
export const zoomIn = 'Zoomer';
export const zoomOut = 'Dézoomer';
export const previousPicture = 'Image précédente';
export const nextPicture = 'Image suivante';
