/** When staff who act on staff or money prove who they are again. Browsers load this file, so it imports no schemas. */

/** For how long a proof counts: a sign-in, or a password and code that a signed-in member enters again. */
export const PROOF_MINUTES = 5;

/** Who controls these fields of a member controls her account, or the shop. */
export const PROVED_MEMBER_FIELDS = ['email', 'role'] as const;
/** These settings say to whom shoppers pay. */
export const PROVED_SETTINGS = ['ussd_code', 'merchant_name', 'other_networks'] as const;

/** The fields that an update changes. A form may send fields with the values that are stored already. */
export const listChangedFields = <Field extends string>(
  fields: readonly Field[],
  stored: Readonly<Record<Field, unknown>>,
  update: Readonly<Partial<Record<Field, unknown>>>,
): Field[] => fields.filter((field) => update[field] !== undefined && update[field] !== stored[field]);
