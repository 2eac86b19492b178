/** Only a web address is gone to, whatever somebody wrote or answered; null for everything else. */
export const webUrl = (url: string): string | null => (/^https?:\/\/[^\s/]/i.test(url) ? url : null);
