/** The setup of a new shop: its first owner, and what is left to do before the first order. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { recordVersion, secretText } from '../fields/text.ts';
import { acceptInvitationBody, inviteMemberBody } from './members.ts';

export const SETUP_STEPS = ['contact', 'payment', 'shipping', 'product'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
export const SETUP_STEP_STATES = ['done', 'skipped', 'open'] as const;

/** `token`: from the link that the shop prints when it starts. */
export const createFirstOwnerBody = z.object({
  token: secretText('owner_link_invalid').max(100, 'owner_link_invalid'),
  name: inviteMemberBody.shape.name,
  email: inviteMemberBody.shape.email,
  username: acceptInvitationBody.shape.username,
  password: acceptInvitationBody.shape.password,
});
export type CreateFirstOwner = z.output<typeof createFirstOwnerBody>;

const setupProgress = z.object({
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), state: z.enum(SETUP_STEP_STATES) })),
  is_done: z.boolean().describe('Whether every step is done. It is false while a step is skipped.'),
  card_is_ready: z.boolean(),
  missing_variables: z.array(z.string()).describe('The environment variables that payment by card still needs.'),
  mail_is_ready: z.boolean().describe('Whether there is a mail server. Without one mails wait.'),
  version: z.int(),
});
export type SetupProgress = z.infer<typeof setupProgress>;
export const setupProgressReply = z.object({ data: setupProgress });

export const updateSetupProgressBody = z.object({
  version: recordVersion,
  skipped: z.array(z.enum(SETUP_STEPS, formatFieldCode('choice_unknown'))).max(SETUP_STEPS.length),
});
export type UpdateSetupProgress = z.output<typeof updateSetupProgressBody>;
