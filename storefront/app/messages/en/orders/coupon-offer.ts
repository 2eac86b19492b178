/** Messages of the offer of the best coupon, above the button that places the order. */
export const youHave = (worth: string) => `You have ${worth}. Use it?`;
export const youHaveMore = (worth: string) => `You have ${worth}, which is more. Use it instead?`;
export const takesOff = (amount: string) => `It takes ${amount} off this order.`;
export const firstOrderOnly = 'It is for your first order only.';
export const used = (code: string, amount: string) => `Coupon ${code} takes ${amount} off this order.`;
export const useIt = 'Use it';
export const using = 'Applying...';
