/** 'YYYY-MM-DD hh:mm UTC', as mails say when something happened. */
export const nowInWords = (): string => `${new Date().toISOString().replace('T', ' ').slice(0, 16)} UTC`;
