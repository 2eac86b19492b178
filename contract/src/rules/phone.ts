/** The contact rule of the specification: 10 or more of digits, spaces, hyphens, parentheses; a leading + is allowed. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s\-()]{10,40}$/.test(text.trim()) && /\d/.test(text);
}

/** Writes a Rwandan mobile number, with or without the country code, as +2507…; trims anything else and leaves it as typed. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s\-()]/g, '');
  // The country code (+250, 00250 or 250, perhaps with the 0 after it) or the 0 of the country, and a number of a mobile network.
  const rwandan = /^(?:(?:\+|00)?2500?|0)(7[2389]\d{7})$/.exec(digits);
  return rwandan ? `+250${rwandan[1]}` : text.trim();
}
