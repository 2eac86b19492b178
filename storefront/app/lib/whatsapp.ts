/** A chat with the shop. `number` is international digits; WhatsApp wants nothing else in its address. */
export const chatUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** WhatsApp with a message written, for whomever the person then chooses. */
export const whatsappShareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
