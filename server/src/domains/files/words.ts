/** Why a file is refused, in words for whoever sent it. */
import { type Refused, refuse } from '../../outcome.ts';

export const NO_FILE = refuse(400, 'Please choose a file.');
export const EMPTY = refuse(400, 'This file is empty.');
export const BROKEN = refuse(400, 'This file is damaged or incomplete.');
export const TOO_LARGE = refuse(413, 'This file is larger than 10 MB.');
export const TOO_MANY_PIXELS = refuse(413, 'This picture has more than 50 million pixels.');
export const INFLATES = refuse(413, 'This document is too large when it is unpacked.');
export const NOT_A_PICTURE = refuse(415, 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.');
export const UNKNOWN_KIND = refuse(415, 'This kind of file is not accepted. Pictures, PDF, Word, Excel and XML files are.');
export const ACTIVE_MARKUP = refuse(415, 'Drawings and web pages (SVG, HTML) are not accepted.');
export const DOCUMENT_TYPE = refuse(415, 'XML with a document type or a style sheet is not accepted.');
export const HIDDEN_PARTS: Refused = refuse(415, 'This file holds more than the document it begins with.');
