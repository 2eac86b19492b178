/** Sentences about the fields of the storefront's forms, by code. */
import type { FormCode } from '../../field-codes.ts';
import type { FieldSentence } from '../../fields/field-code.ts';
import { email_change_needs_password, reset_link_invalid } from './refusals.ts';

export const fields = {
  username_required: 'Andika izina ukoresha',
  username_has_at: 'Izina ukoresha ntirishobora kubamo @. Hitamo irindi: igihe cyose ushobora kwinjira ukoresheje imeyili yawe.',
  name_required: 'Andika izina',
  phone_required: 'Andika nimero ya telefoni',
  phone_invalid: 'Andika nimero ya telefoni nyayo',
  email_invalid: 'Iyi imeyili si yo',
  email_change_needs_password,
  password_needed: 'Andika ijambo ry’ibanga ryawe',
  /** The first sentence is the shop's own; the other one is for the specification's minimum of 3 characters. */
  password_too_short: ({ bound }: { bound: number }) =>
    bound > 3 ? `Ijambo ry’ibanga rigomba kugira nibura inyuguti ${bound}` : 'Ijambo ry’ibanga ni rigufi cyane',
  passwords_differ: 'Amagambo y’ibanga ntahuye',
  reset_link_invalid,
  email_link_invalid: 'Iyi linki si yo cyangwa yarengeje igihe.',
  too_long: ({ bound }: { bound: number }) => `Koresha inyuguti zitarenze ${bound}`,
  unreadable_characters: 'Kuraho inyuguti zidasomeka',
  contact_fields_missing: 'Uzuza ahabugenewe hose',
  contact_email_invalid: 'Andika aderesi ya imeyili nyayo',
  street_needed: 'Andika umuhanda n’inzu utuyemo',
  country_not_served: 'Tugeza ibicuruzwa mu Rwanda gusa',
  city_not_served: 'Tugeza ibicuruzwa mu Mujyi wa Kigali gusa',
  postal_code_wrong: 'Kode y’iposita ya Kigali ni 0000',
  order_id_needed: 'Andika nimero ya komande',
  transaction_id_needed: 'Andika Transaction ID',
  transaction_id_unclear: 'Andika Transaction ID uko iri mu butumwa',
  mtn_digits_only: 'Transaction ID ya MTN igizwe n’imibare gusa',
} satisfies Record<FormCode, FieldSentence>;
