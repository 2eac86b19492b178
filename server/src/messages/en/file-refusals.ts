/** Messages for files that the server refuses. */

export const fileRefusals = {
  file_missing: 'Please choose a file.',
  file_empty: 'This file is empty.',
  file_broken: 'This file is damaged or incomplete.',
  file_too_large: 'This file is larger than 10 MB.',
  picture_too_many_pixels: 'This picture has too many pixels. Please make it smaller.',
  crop_outside: 'The part to keep must lie within the picture.',
  not_a_picture: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.',
  file_kind_unknown:
    'This file is not accepted. Pictures are, and .pdf, .doc, .docx, .xlsx, .xlsm and .xml files whose content fits their name.',
};
