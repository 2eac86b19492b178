/** The audit log: which staff member changed what. */
import { z } from 'zod';
import { time } from '../../fields/list.ts';
import { id, lineText, machineText } from '../../fields/text.ts';
import { jsonFilter, perPage } from '../lists.ts';

export const AUDIT_ACTIONS = ['insert', 'update', 'delete'] as const;

/** A column with its values before and after; `hidden` for passwords and other secrets. */
const change = z.object({ from: z.unknown().optional(), to: z.unknown().optional(), hidden: z.literal(true).optional() });

const auditEntry = z.object({
  audit_id: z.string(),
  noun: z.string().describe('The kind of the changed record, such as `staff` or `orders`.'),
  record_id: z.string(),
  record: z.string().nullable().describe('The name of the changed record, such as that of a product; null if it has none.'),
  action: z.enum(AUDIT_ACTIONS),
  changes: z.record(z.string(), change),
  staff_id: z.string().nullable().describe('Null: the shop itself, or its operator.'),
  staff: z.string().nullable().describe('The name of the staff member.'),
  created_at: time,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional();

/**
 * Cursor pagination, because the log may have a million entries: a reply's `next` is sent as `before` for older entries, and its `previous`
 * as `after` for newer ones.
 */
export const auditQuery = z.object({
  perPage,
  before: auditId,
  after: auditId,
  filter: jsonFilter(
    z.object({
      staff_id: id.optional(),
      noun: machineText(60).optional(),
      record_id: id.optional(),
      action: z.enum(AUDIT_ACTIONS).optional(),
      from: time.optional(),
      to: time.optional(),
      /** Each word is a prefix of a word in the changes or in the record's name; or the text is a prefix of the record's id. */
      q: lineText(100).optional(),
    }),
  ),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** `next`: null at the end of the log. `previous`: null at its newest entry. */
export const auditReply = z.object({ data: z.array(auditEntry), next: z.string().nullable(), previous: z.string().nullable() });

/** All staff members, also disabled ones, to filter the log by. */
export const auditMembers = z.object({ data: z.array(z.object({ staff_id: z.string(), name: z.string() })) });
