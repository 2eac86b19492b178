/** Refusal codes of product files; ../../codes.ts merges them. */

export const PRODUCT_FILE_REFUSAL_STATUS = {
  import_not_found: 404,
  /** Another staff member began the import, and it would be written with her permissions. */
  import_of_another: 403,
  /** Another import is checked or written at the moment. */
  import_running: 409,
  /** The import is past this step, or not there yet. */
  import_step_not_possible: 409,
  /** The staff member who began it no longer has the permission, or the operator stopped the command. */
  import_interrupted: 409,
  /** Ended, because the staff member began newer imports. */
  import_replaced: 409,
  /** Ended, because no member finished it in time. */
  import_forgotten: 409,
  /** The files of all unfinished imports together are too large. */
  imports_too_large: 409,
  import_has_faults: 422,
  import_changes_nothing: 422,
  import_columns_needed: 422,
  import_column_twice: 422,
  file_part_missing: 409,
  csv_empty: 400,
  csv_no_header: 400,
  csv_broken: 400,
  csv_is_spreadsheet: 415,
  csv_not_text: 415,
  csv_encoding_unknown: 415,
  csv_too_large: 413,
  csv_too_many_rows: 413,
  zip_broken: 400,
  zip_encrypted: 400,
  /** The archive is no ZIP file. */
  zip_is_none: 415,
  zip_too_large: 413,
} as const;
