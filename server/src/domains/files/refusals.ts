/** Refusals of files. */
import { type Refused, refuse } from '../../lib/outcome.ts';

export const NO_FILE = refuse('file_missing');
export const EMPTY = refuse('file_empty');
export const BROKEN = refuse('file_broken');
export const TAKES_TOO_LONG = refuse('file_too_slow_to_check');
export const TOO_LARGE = refuse('file_too_large');
export const TOO_MANY_PIXELS = refuse('picture_too_many_pixels');
export const INFLATES = refuse('document_inflates');
export const NOT_A_PICTURE = refuse('not_a_picture');
export const UNKNOWN_KIND = refuse('file_kind_unknown');
export const ACTIVE_MARKUP = refuse('file_active_markup');
export const DOCUMENT_TYPE = refuse('xml_document_type');
export const HIDDEN_PARTS = refuse('file_hidden_parts');
export const PROGRAMS = refuse('file_programs');
export const OTHER_PARTS = refuse('file_forbidden_parts');
export const LOADS_PARTS = refuse('file_loads_parts');
export const SCRIPTS = refuse('pdf_scripts');
export const LOCKED: Refused = refuse('document_locked');
