/** Messages of the enlarged pictures. */
export const pictures = 'Pictures, larger';
export const picture = (number: number, total: number) => `Picture ${number} of ${total}`;
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
