/** Sentences of refusals that the storefront also shows without a response of the server. The server's messages hold all others. */

export const not_authorized = 'Ntubyemerewe';
export const internal_error = 'Habaye ikibazo.';
export const sign_in_failed = 'Izina ukoresha cyangwa ijambo ry’ibanga si byo.';
export const username_taken = 'Iri zina risanzwe rikoreshwa';
export const email_taken = 'Iyi imeyili isanzwe ifite konti';
export const reset_link_invalid = 'Iyi linki yo guhindura ijambo ry’ibanga si yo cyangwa yarengeje igihe.';
export const email_already_confirmed = 'Imeyili yawe yamaze kwemezwa.';
export const email_change_needs_password = 'Andika ijambo ry’ibanga ryawe kugira ngo uhindure imeyili.';
export const product_not_found = 'Igicuruzwa ntikibonetse';
export const category_not_found = 'Icyiciro ntikibonetse';
export const cart_empty = 'Igitebo cyawe kirimo ubusa';
export const no_shipping_band = 'Nta buryo bwo kukugezaho ibipima ibi biro buhari. Andikira abashinzwe abakiriya.';
export const address_needed = 'Ongeraho aderesi tubikugezaho';
export const phone_needed = 'Ongeraho telefoni twakubonaho';
export const order_not_found = 'Komande ntiyabonetse. Reba neza nimero ya komande, wongere ugerageze.';
export const payment_not_started = 'Gutangira kwishyura ntibyakunze';
export const payment_parameters_missing = 'Hari amakuru y’ubwishyu abura';
