/** The mail that tells staff what a member did to staff or money. */
import type { MailMessages } from '../../../messages/messages.ts';
import { formatMoment } from './format-time.ts';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';
import { cleanLine } from './shopper-text.ts';

type Texts = MailMessages['staffNotice'];
export type StaffActKind = keyof Texts['acts'];
/** A value before and after the act. */
export type NoticedChange = { field: keyof Texts['fields']; from: string; to: string };

/** `audience`: the member in whose session the act was done, an owner, or the member whom it concerns. */
type StaffNotice = {
  name: string;
  kind: StaffActKind;
  actor: string;
  member: string;
  changes: readonly NoticedChange[];
  at: Date;
  ip_address: string;
  audience: 'actor' | 'owner' | 'member';
};

/** The pages on which a recipient sees or undoes what was done. Another member than an owner may have none. */
const PATHS = { actor: '/admin/my-account', owner: '/admin/changes', member: null } as const;

export function staffNotice(
  { name, kind, actor, member, changes, at, ip_address, audience }: StaffNotice,
  { shop, buildUrl }: MailContext,
  messages: MailMessages,
): MailContent {
  const { hello, kigaliTime, staffNotice: texts } = messages;
  const { labels } = texts;
  const act = texts.acts[kind](actor, member);
  const when = kigaliTime(formatMoment(messages, at));
  const path = PATHS[audience];
  return {
    subject: texts.subject(act, shop),
    preview: texts.preview(when),
    greeting: hello(name),
    paragraphs: [act],
    facts: [
      ...changes.map(({ field, from, to }) => [texts.fields[field], texts.change(cleanLine(from), cleanLine(to))] as const),
      [labels.actor, actor],
      [labels.when, when],
      [labels.ip_address, ip_address],
    ],
    ...(path === null ? {} : { action: { label: texts.actions[audience as keyof typeof texts.actions], url: buildUrl(path) } }),
    notes: texts.notes[audience],
  };
}
