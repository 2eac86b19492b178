/** Two fields side by side; on a phone one above the other. */
export const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/**
 * The layout of a product's form: a wide column for texts, pictures and prices, and a narrow one for the status, the stock and attributes. The
 * status is the first element because it changes most often, and a phone shows all in one column.
 */
export const FORM_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(320px,1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

export const CELL = { display: 'grid', gap: 2, minWidth: 0 } as const;
export const STATUS_CELL = { ...CELL, gridColumn: { lg: 2 }, gridRow: { lg: 1 } } as const;
export const WIDE_COLUMN = { ...CELL, gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' } } as const;
export const NARROW_COLUMN = { ...CELL, gridColumn: { lg: 2 }, gridRow: { lg: 2 } } as const;
