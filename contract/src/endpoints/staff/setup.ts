import { z } from 'zod';
import { WEAK_PASSWORD_REFUSALS } from '../../staff/password.ts';
import * as shapes from '../../staff/setup.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const tag = 'staff';
const settingsCall = { tag, access: 'staff', permission: 'settings.write', reply: shapes.setupProgressReply } as const;

export const setupEndpoints = {
  createFirstOwner: defineEndpoint(STAFF_PATHS.createFirstOwner, {
    tag,
    summary: 'Become the first owner of a new shop, by the link that the shop printed when it started',
    description: 'Works once: as soon as there is an owner, no link works any more.',
    access: 'public',
    cost: { cpu: 3, database: 13, password: 1 },
    body: shapes.createFirstOwnerBody,
    reply: z.object({ status: success }),
    refusals: ['owner_link_invalid', 'username_taken', 'email_taken', ...WEAK_PASSWORD_REFUSALS],
  }),
  setupProgress: defineEndpoint(STAFF_PATHS.setupProgress, {
    ...settingsCall,
    summary: 'What is left to do before the first order',
    cost: { cpu: 2, database: 6 },
    refusals: [],
  }),
  updateSetupProgress: defineEndpoint(STAFF_PATHS.updateSetupProgress, {
    ...settingsCall,
    summary: 'Choose which steps are skipped for now',
    cost: { cpu: 2, database: 10 },
    body: shapes.updateSetupProgressBody,
    refusals: ['changed_meanwhile'],
  }),
};
