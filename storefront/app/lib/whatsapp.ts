/** A chat with the shop. `number` is international digits; WhatsApp wants nothing else in its address. */
export const chatUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;
