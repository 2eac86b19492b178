/** Messages of the enlarged pictures. */
export const pictures = 'Amafoto manini';
export const picture = (number: number, total: number) => `Ifoto ya ${number} kuri ${total}`;
export const zoomIn = 'Yongere';
export const zoomOut = 'Yigabanye';
export const previousPicture = 'Ifoto ibanza';
export const nextPicture = 'Ifoto ikurikira';
