/** Messages of fields for a phone number. */
export const phoneMissing = 'Andika nimero ya telefoni yawe';
/** The contract's message for an invalid phone number. The messages below add the cause and a valid example. */
const phoneWrong = 'Andika nimero ya telefoni nyayo';
export const phoneCharacters = `${phoneWrong}: imibare, imyanya, uturongo n’udukubo, nka 0788 123 456.`;
export const phoneTwo = 'Andika hano nimero ya telefoni imwe.';
export const phoneShort = (digits: number) =>
  `${phoneWrong}. Nimero zo mu Rwanda zigira imibare 10, nka 0788 123 456. Iyi ifite ${digits}.`;
export const phoneLong = (digits: number) => `${phoneWrong}, nka 0788 123 456. Imibare iyi ifite: ${digits}.`;
export const explainMissingPhone = (problem: string, offersCoupon: boolean) =>
  `${problem} ${offersCoupon ? 'Kode yawe ya komande ya mbere no kukugezaho komande yose birayikenera.' : 'Kukugezaho komande yose birayikenera.'}`;
