import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useStaffChange } from '#admin/api/use-staff-change.ts';
import { readField } from '#admin/lib/read-field.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { TextArea } from '#admin/ui/text-area.tsx';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import type { ThreadProps } from './thread-props.ts';

const TEXT_MAX = 5_000;

const KINDS = {
  answer: {
    call: 'answerMessage',
    tab: 'Answer by mail',
    label: 'Your answer',
    button: 'Send the answer',
    done: 'The answer is on its way.',
    help: (email: string, code: string) =>
      `Goes to ${email}, with ${code} in the subject. The greeting and the shop’s name are added. Replies come to the shop’s own mailbox, which this page does not read.`,
  },
  received: {
    call: 'logReceivedMessage',
    tab: 'Note a reply',
    label: 'The reply that came by mail',
    button: 'Note the reply',
    done: 'The reply is noted, and the message is open again.',
    help: (_email: string, code: string) =>
      `The shop does not read its mailbox. Look there for mails with ${code} in the subject, and paste their text here, so that everybody sees it.`,
  },
} as const;

/** Sends an answer, or notes what came by mail. What was typed stays when a colleague was faster. */
export const AnswerForm = ({ thread: { message_id, version, email, code }, showThread, onRefused }: ThreadProps) => {
  const [kind, setKind] = useState<keyof typeof KINDS>('answer');
  const [isDirty, setDirty] = useState(false);
  const { run, isBusy, message } = useStaffChange(onRefused);
  const notify = useNotify();
  useUnsavedGuard(isDirty);
  const { call, label, button, done, help } = KINDS[kind];
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { version, text: readField(new FormData(form), 'text') };
    if (!(await run(async () => showThread((await callStaff(call, { params: { message_id }, body })).data)))) return;
    form.reset();
    setDirty(false);
    setKind('answer');
    notify(done, { type: 'success' });
  }
  return (
    <Panel title="Answer">
      <Tabs value={kind} onChange={(_, value) => setKind(value)} aria-label="What to write" sx={{ mb: 2 }}>
        <Tab value="answer" label={KINDS.answer.tab} />
        <Tab value="received" label={KINDS.received.tab} />
      </Tabs>
      <Box component="form" onSubmit={submit} onInput={() => setDirty(true)} sx={{ display: 'grid', gap: 1.5 }}>
        {message && <Alert severity="error">{message}</Alert>}
        <TextArea name="text" label={label} help={help(email, code)} max={TEXT_MAX} rows={6} />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
          {button}
        </Button>
      </Box>
    </Panel>
  );
};
