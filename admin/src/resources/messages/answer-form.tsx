import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { type FormEvent, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { FieldErrorsProvider } from '#admin/ui/field-errors.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import type { ThreadProps } from './thread-props.ts';

const KINDS = {
  answer: {
    call: 'answerMessage',
    tabLabel: 'Answer by mail',
    label: 'Your answer',
    buttonLabel: 'Send the answer',
    doneMessage: 'The answer is on its way.',
    writeHelp: (email: string, code: string) =>
      `Goes to ${email}, with ${code} in the subject. The greeting and the shop’s name are added. Replies come to the shop’s own mailbox, which this page does not read.`,
  },
  received: {
    call: 'logReceivedMessage',
    tabLabel: 'Note a reply',
    label: 'The reply that came by mail',
    buttonLabel: 'Note the reply',
    doneMessage: 'The reply is noted, and the message is open again.',
    writeHelp: (_email: string, code: string) =>
      `The shop does not read its mailbox. Look there for mails with ${code} in the subject, and paste their text here, so that everybody sees it.`,
  },
} as const;

type Kind = keyof typeof KINDS;
const NO_DRAFTS: Readonly<Record<Kind, string>> = { answer: '', received: '' };

/**
 * Sends an answer, or notes a reply that came by mail. Each has a separate draft, so that a pasted reply is never sent back to its writer. If
 * a colleague was faster, the typed text stays.
 */
export const AnswerForm = ({ thread: { message_id, version, email, code }, showThread, onRefused }: ThreadProps) => {
  const [kind, setKind] = useState<Kind>('answer');
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const { run, isBusy, message, errors, clear } = useCall(onRefused);
  useUnsavedGuard(drafts.answer + drafts.received !== '');
  const { call, label, buttonLabel, doneMessage, writeHelp } = KINDS[kind];
  const setDraft = (text: string) => setDrafts((current) => ({ ...current, [kind]: text }));
  function choose(chosenKind: Kind) {
    clear();
    setKind(chosenKind);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { version, text: readField(new FormData(event.currentTarget), 'text') };
    if (!(await run(async () => showThread((await callStaff(call, { params: { message_id }, body })).data)))) return;
    setDraft('');
    choose('answer');
    notify(doneMessage);
  }
  return (
    <Panel title="Answer">
      <Tabs value={kind} onChange={(_, value) => choose(value)} aria-label="What to write" sx={{ mb: 2 }}>
        <Tab value="answer" label={KINDS.answer.tabLabel} disabled={isBusy} />
        <Tab value="received" label={KINDS.received.tabLabel} disabled={isBusy} />
      </Tabs>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <FieldErrorsProvider errors={errors}>
          {(otherErrors) => (
            <>
              {(message || otherErrors) && <Alert severity="error">{message || otherErrors}</Alert>}
              <CallField
                name="text"
                label={label}
                helperText={writeHelp(email, code)}
                value={drafts[kind]}
                onChange={({ target }) => setDraft(target.value)}
                multiline
                minRows={6}
                required
                slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.message_answer } }}
              />
            </>
          )}
        </FieldErrorsProvider>
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
          {buttonLabel}
        </Button>
      </Box>
    </Panel>
  );
};
