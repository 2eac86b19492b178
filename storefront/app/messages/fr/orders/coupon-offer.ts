/** Messages of the offer of the best coupon, above the button that places the order. */
export const youHave = (worth: string) => `Vous avez ${worth}. L’utiliser ?`;
export const youHaveMore = (worth: string) => `Vous avez ${worth}, c’est plus avantageux. L’utiliser à la place ?`;
export const takesOff = (amount: string) => `Votre commande baisse de ${amount}.`;
export const firstOrderOnly = 'Réservé à votre première commande.';
export const used = (code: string, amount: string) => `Avec le code promo ${code}, votre commande baisse de ${amount}.`;
export const useIt = 'L’utiliser';
export const using = 'Application…';
