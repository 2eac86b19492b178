/** Messages for files that the server refuses. */

export const fileRefusals = {
  file_missing: 'Hitamo dosiye.',
  file_empty: 'Iyi dosiye irimo ubusa.',
  file_broken: 'Iyi dosiye yangiritse cyangwa ntiyuzuye.',
  file_too_large: 'Iyi dosiye irengeje 10 MB.',
  picture_too_many_pixels: 'Iyi foto ifite pixel nyinshi cyane. Yigabanye.',
  crop_outside: 'Igice kigumaho kigomba kuba kiri mu ifoto.',
  not_a_picture: 'Hitamo ifoto: JPEG, PNG, WebP, AVIF cyangwa GIF.',
  file_kind_unknown:
    'Iyi dosiye ntiyemewe. Hemewe amafoto, n’izi dosiye iyo ibirimo bihuye n’izina ryazo: .pdf, .doc, .docx, .xlsx, .xlsm na .xml.',
};
