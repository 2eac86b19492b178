/** The refusals of uploaded files. */
import { refuse } from '../../lib/outcome.ts';

export const NO_FILE = refuse('file_missing');
export const FILE_IS_EMPTY = refuse('file_empty');
export const FILE_IS_BROKEN = refuse('file_broken');
export const FILE_IS_TOO_LARGE = refuse('file_too_large');
export const HAS_TOO_MANY_PIXELS = refuse('picture_too_many_pixels');
export const NOT_A_PICTURE = refuse('not_a_picture');
export const KIND_IS_UNKNOWN = refuse('file_kind_unknown');
