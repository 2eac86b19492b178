/**
 * The kinds of content that staff write. Their tables have the same form: an id, fields, the times from and until which shoppers see the
 * row, and a version.
 */
import { CONTENT_MAX } from '@uruhu/contract/rules/content';
import { cleanHtml } from '../../../html/clean-html.ts';

export type ContentKind = {
  table: 'slides' | 'slide_texts' | 'faqs' | 'policies';
  idColumn: 'slide_id' | 'slide_text_id' | 'faq_id' | 'policy_id';
  /** The columns that staff write. */
  columns: readonly string[];
  /** The column that holds HTML. */
  htmlColumn?: string;
  /** The column that holds a path of the shop or a web address, to which the row links. */
  linkColumn?: string;
  /** The columns that hold the key of a picture. */
  pictureColumns?: readonly string[];
  /** The columns that the search of a list looks at. */
  searchedColumns: readonly string[];
  /** The maximum number of rows. */
  rows_max: number;
};

/** A shop never reaches this limit. It must be high, because staff cannot delete old texts of policies to make room. */
const POLICY_TEXTS_MAX = 5_000;

export const SLIDES: ContentKind = {
  table: 'slides',
  idColumn: 'slide_id',
  linkColumn: 'link',
  pictureColumns: ['image', 'image_tall'],
  searchedColumns: ['title', 'slug', 'description'],
  rows_max: CONTENT_MAX,
  columns: ['image', 'image_tall', 'link', 'slug', 'title', 'description', 'action', 'dark_text', 'starts_at', 'ends_at'],
};
export const SLIDE_TEXTS: ContentKind = {
  table: 'slide_texts',
  idColumn: 'slide_text_id',
  searchedColumns: ['text'],
  rows_max: CONTENT_MAX,
  columns: ['text', 'starts_at', 'ends_at'],
};
export const FAQS: ContentKind = {
  table: 'faqs',
  idColumn: 'faq_id',
  htmlColumn: 'answer',
  searchedColumns: ['question', 'answer'],
  rows_max: CONTENT_MAX,
  columns: ['question', 'answer', 'starts_at', 'ends_at'],
};
export const POLICY_TEXTS: ContentKind = {
  table: 'policies',
  idColumn: 'policy_id',
  htmlColumn: 'html',
  searchedColumns: ['html'],
  rows_max: POLICY_TEXTS_MAX,
  columns: ['policy', 'html', 'starts_at'],
};

export type ContentValues = Readonly<Record<string, unknown>>;

/** The values as they are stored: with clean HTML, and without fields that were not sent. */
export function prepareValues({ columns, htmlColumn }: ContentKind, values: ContentValues): ContentValues {
  const sentFields = columns.flatMap((column) => (values[column] === undefined ? [] : [[column, values[column]]]));
  const row = Object.fromEntries(sentFields) as Record<string, unknown>;
  return htmlColumn === undefined || row[htmlColumn] === undefined ? row : { ...row, [htmlColumn]: cleanHtml(String(row[htmlColumn])) };
}
