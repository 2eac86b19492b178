/** Two fields beside each other, below each other on a phone. */
export const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' }, alignItems: 'start' } as const;

/** The texts and pictures of a product beside what sorts and sells it. */
export const COLUMNS = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(320px,1fr)' },
} as const;
