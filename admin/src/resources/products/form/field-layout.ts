/** Two fields beside each other, below each other on a phone. */
export const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' }, alignItems: 'start' } as const;

/**
 * The texts and pictures of a product beside what sorts and sells it. The status comes first, because it is what changes most often and a phone
 * shows everything below each other.
 */
export const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(320px,1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

export const PART = { display: 'grid', gap: 2, minWidth: 0 } as const;
export const TOP_PART = { ...PART, gridColumn: { lg: 2 }, gridRow: { lg: 1 } } as const;
export const MAIN_PART = { ...PART, gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' } } as const;
export const SIDE_PART = { ...PART, gridColumn: { lg: 2 }, gridRow: { lg: 2 } } as const;
