/** Messages for files that the server refuses. */

export const fileRefusals = {
  file_missing: 'Please choose a file.',
  file_empty: 'This file is empty.',
  file_broken: 'This file is damaged or incomplete.',
  file_too_slow_to_check: 'This file takes too long to check. Please send a simpler one.',
  file_too_large: 'This file is larger than 10 MB.',
  picture_too_many_pixels: 'This picture has too many pixels. Please make it smaller.',
  crop_outside: 'The part to keep must lie within the picture.',
  document_inflates: 'This document is too large when it is unpacked.',
  not_a_picture: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.',
  file_kind_unknown: 'This kind of file is not accepted. Pictures, PDF, Word, Excel and XML files are.',
  file_active_markup: 'Drawings and web pages (SVG, HTML) are not accepted.',
  xml_document_type: 'XML with a document type or a style sheet is not accepted.',
  file_hidden_parts: 'This file holds more than the document it begins with.',
  file_programs: 'Files with macros or embedded programs are not accepted.',
  file_forbidden_parts: 'Documents with embedded fonts, SVG drawings, sound or film are not accepted.',
  file_loads_parts: 'Documents that load parts from elsewhere are not accepted.',
  pdf_scripts: 'PDF files with scripts, forms or attached files are not accepted.',
  document_locked: 'This document is encrypted or written so that it cannot be checked. Please save it plainly.',
};
