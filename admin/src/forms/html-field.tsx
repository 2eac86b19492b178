import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { useEffect, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { COLOURS } from '#admin/theme.ts';

const PAUSE_MS = 500;

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const PREVIEW = {
  ...{ border: `1px solid ${COLOURS.line}`, borderRadius: 1, bgcolor: COLOURS.surface, p: 2, overflowWrap: 'anywhere' },
  ...{ '& a': { color: COLOURS.celadon }, '& > :first-of-type': { mt: 0 }, '& > :last-child': { mb: 0 } },
} as const;

/** The HTML as the shop keeps it: cleaned by the server, never the typed text itself. */
export const HtmlPreview = ({ html }: { html: string }) => {
  const typed = useSettled(html);
  const { data } = useQuery({
    queryKey: ['html-preview', typed],
    queryFn: async () => (await callStaff('previewHtml', { body: { html: typed } })).data.html,
    enabled: typed.trim() !== '',
    placeholderData: (before) => before,
  });
  if (typed.trim() === '' || data === undefined) return null;
  return (
    <div>
      <Typography variant="h3">As shoppers read it</Typography>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it by its allow-list */}
      <Box sx={PREVIEW} dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
};

/** A text with paragraphs, emphasis, lists, headings and links, written as HTML. */
export const HtmlField = ({ source, label, rows = 8 }: { source: string; label: string; rows?: number }) => {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const message = fieldState.error?.message;
  return (
    <>
      <TextField
        label={label}
        multiline
        minRows={rows}
        maxRows={24}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={message !== undefined}
        helperText={
          message ?? 'Paragraphs <p>, headings <h2>, lists <ul><li>, bold <strong>, links <a href="…">. The shop removes everything else.'
        }
      />
      <HtmlPreview html={field.value ?? ''} />
    </>
  );
};
