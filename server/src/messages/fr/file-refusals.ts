/** Messages for files that the server refuses. */

export const fileRefusals = {
  file_missing: 'Veuillez choisir un fichier.',
  file_empty: 'Ce fichier est vide.',
  file_broken: 'Ce fichier est endommagé ou incomplet.',
  file_too_large: 'Ce fichier dépasse 10 Mo.',
  picture_too_many_pixels: 'Cette image a trop de pixels. Veuillez la réduire.',
  crop_outside: 'La partie à garder doit se trouver dans l’image.',
  not_a_picture: 'Veuillez choisir une image : JPEG, PNG, WebP, AVIF ou GIF.',
  file_kind_unknown:
    'Ce fichier n’est pas accepté. Nous acceptons les images et les fichiers .pdf, .doc, .docx, .xlsx, .xlsm et .xml dont le contenu correspond au nom.',
};
