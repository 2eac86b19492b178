/** Returns the URL if it is http or https, else null: a link may come from staff or a provider and could hold `javascript:`. */
export const toWebUrl = (url: string): string | null => (/^https?:\/\/[^\s/]/i.test(url) ? url : null);
