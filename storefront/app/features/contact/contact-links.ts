/** The URL of a WhatsApp chat with the shop. It may hold only the digits of the international `number`. */
export const buildChatUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** A link that opens WhatsApp with this message; the shopper chooses the recipient there. */
export const buildWhatsappShareUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
