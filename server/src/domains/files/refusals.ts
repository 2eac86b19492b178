/** The refusals of uploaded files. */
import { refuse } from '../../lib/outcome.ts';

export const NO_FILE = refuse('file_missing');
export const FILE_IS_EMPTY = refuse('file_empty');
export const FILE_IS_BROKEN = refuse('file_broken');
export const CHECK_TAKES_TOO_LONG = refuse('file_too_slow_to_check');
export const FILE_IS_TOO_LARGE = refuse('file_too_large');
export const HAS_TOO_MANY_PIXELS = refuse('picture_too_many_pixels');
export const UNPACKS_TOO_LARGE = refuse('document_inflates');
export const NOT_A_PICTURE = refuse('not_a_picture');
export const KIND_IS_UNKNOWN = refuse('file_kind_unknown');
export const HAS_ACTIVE_MARKUP = refuse('file_active_markup');
export const HAS_DOCUMENT_TYPE = refuse('xml_document_type');
export const HAS_HIDDEN_PARTS = refuse('file_hidden_parts');
export const HAS_PROGRAMS = refuse('file_programs');
export const HAS_FORBIDDEN_PARTS = refuse('file_forbidden_parts');
export const LOADS_OTHER_PARTS = refuse('file_loads_parts');
export const HAS_SCRIPTS = refuse('pdf_scripts');
export const CANNOT_BE_CHECKED = refuse('document_locked');
