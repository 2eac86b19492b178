/** Messages of the offer of the best coupon, above the button that places the order. */
export const youHave = (worth: string) => `Ufite ${worth}. Wifuza kurikoresha?`;
export const youHaveMore = (worth: string) => `Ufite ${worth}, riruta iririho. Wifuza kuba ari ryo ukoresha?`;
export const takesOff = (amount: string) => `Riragabanya ${amount} kuri iyi komande.`;
export const firstOrderOnly = 'Rikora kuri komande yawe ya mbere gusa.';
export const used = (code: string, amount: string) => `Kode ${code} igabanya ${amount} kuri iyi komande.`;
export const useIt = 'Rikoreshe';
export const using = 'Birakorwa...';
