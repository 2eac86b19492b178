/** The colours of the shop's logo and art. All but `coral` are also in storefront/app/styles/tokens.css. */
export const BRAND = {
  paper: '#FBFAF6',
  ink: '#1E1B16',
  celadon: '#1F5B4E',
  celadonDeep: '#143F37',
  celadonSoft: '#CFE0D5',
  terracotta: '#B3401F',
  /** The colour of the logo’s drop on a dark background. */
  coral: '#F0A27F',
} as const;
