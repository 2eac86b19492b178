/** Messages of fields for a phone number. */
export const phoneMissing = 'Please enter your phone number';
/** The contract's message for an invalid phone number. The messages below add the cause and a valid example. */
const phoneWrong = 'Please enter a valid phone number';
export const phoneCharacters = `${phoneWrong}: digits, spaces, hyphens and parentheses, like 0788 123 456.`;
export const phoneTwo = 'Please enter one phone number here.';
export const phoneShort = (digits: number) => `${phoneWrong}. Rwandan numbers have 10 digits, like 0788 123 456. This one has ${digits}.`;
export const phoneLong = (digits: number) => `${phoneWrong}, like 0788 123 456. This one has ${digits} digits.`;
export const explainMissingPhone = (problem: string, offersCoupon: boolean) =>
  `${problem} ${offersCoupon ? 'Your first-order coupon and every delivery need one.' : 'Every delivery needs one.'}`;
