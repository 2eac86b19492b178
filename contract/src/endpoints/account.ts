import { z } from 'zod';
import { AVOIDABLE_SUBSTANCES, beautyProfile, phones, user } from '../account.ts';
import { formatFieldCode } from '../fields/field-code.ts';
import { untrustedUserId } from '../fields/text.ts';
import { accountForm, deactivateForm, phoneForm, signUpForm } from '../forms.ts';
import { personalData } from '../personal-data.ts';
import { SKIN_CONCERNS, SKIN_TYPES } from '../product-attributes.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, messageReply, success } from './replies.ts';

const tag = 'account';

export const accountEndpoints = {
  signUp: defineEndpoint(SHOP_PATHS.signUp, {
    tag,
    summary: 'Make an account',
    access: 'public',
    cost: { cpu: 5, database: 10, password: 1, mail: 2 },
    body: signUpForm,
    reply: messageReply.extend({ user }),
    refusals: ['username_taken', 'email_taken', 'password_too_short'],
  }),
  updateAccount: defineEndpoint(SHOP_PATHS.updateAccount, {
    tag,
    summary: 'Change name, e-mail (which then has to be confirmed), phone and address',
    description:
      'A new e-mail address requires `current_password`. It is `pending_email` until the shopper follows the link that the shop sends there.',
    access: 'shopper',
    cost: { cpu: 3, database: 10, mail: 1 },
    body: z.object({ ...accountForm.shape, user_id: untrustedUserId }),
    reply: dataReply(user),
    refusals: ['email_taken', 'email_change_needs_password', 'wrong_current_password'],
  }),
  updatePhones: defineEndpoint(SHOP_PATHS.updatePhones, {
    tag,
    summary: 'Change the phone numbers that a courier may call',
    access: 'shopper',
    cost: { cpu: 2, database: 3 },
    body: z.object({ ...phoneForm.shape, user_id: untrustedUserId }),
    reply: dataReply(phones),
    refusals: [],
  }),
};

const CHOICE_UNKNOWN = formatFieldCode('choice_unknown');

/** One value or a list, from a form or JSON; an empty text counts as no value. */
const choiceList = <Value extends string>(choices: readonly [Value, ...Value[]]) =>
  z.preprocess(
    (value) => [value ?? []].flat().filter((text) => text !== ''),
    z.array(z.enum(choices, CHOICE_UNKNOWN), CHOICE_UNKNOWN).max(200, CHOICE_UNKNOWN),
  );

export const profileEndpoints = {
  beautyProfile: defineEndpoint(SHOP_PATHS.beautyProfile, {
    tag,
    summary: "Read the shopper's beauty profile",
    access: 'shopper',
    cost: { cpu: 2, database: 2 },
    reply: z.object({ status: success, data: beautyProfile }),
    refusals: [],
  }),
  saveBeautyProfile: defineEndpoint(SHOP_PATHS.saveBeautyProfile, {
    tag,
    summary: "Save the shopper's beauty profile; fields that are left out become empty",
    access: 'shopper',
    cost: { cpu: 2, database: 3 },
    body: z.object({
      skin_type: z.preprocess((value) => value ?? '', z.enum([...SKIN_TYPES, ''], CHOICE_UNKNOWN)),
      skin_concern: choiceList(SKIN_CONCERNS),
      avoided: choiceList(AVOIDABLE_SUBSTANCES),
      user_id: untrustedUserId,
    }),
    reply: dataReply(beautyProfile),
    refusals: [],
  }),
};

export const privacyEndpoints = {
  myData: defineEndpoint(SHOP_PATHS.myData, {
    tag,
    summary: 'Everything that the shop has stored about the shopper, as one document',
    access: 'shopper',
    cost: { cpu: 50, database: 30 },
    reply: personalData,
    refusals: [],
  }),
  deactivate: defineEndpoint(SHOP_PATHS.deactivate, {
    tag,
    summary: 'End the account for good',
    description: "Erases the shopper's data. Orders stay in the books; once delivered, they no longer name the shopper.",
    access: 'shopper',
    cost: { cpu: 10, database: 50, password: 1, mail: 1 },
    body: z.object({ ...deactivateForm.shape, user_id: untrustedUserId }),
    reply: messageReply,
    refusals: ['wrong_current_password'],
  }),
};
