import Code from '@mui/icons-material/Code';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { isLinkAddress } from '@uruhu/contract/rules/content';
import type { ReactNode } from 'react';
import { COLOURS } from '#admin/theme.ts';

type Tool = { label: string; icon: ReactNode; run: () => void };

const createCommand = (name: string, value?: string) => () => void document.execCommand(name, false, value);

/** A second press makes the heading a paragraph again. */
const toggleHeading = () => createCommand('formatBlock', document.queryCommandValue('formatBlock') === 'h3' ? 'p' : 'h3')();

/** An address without 'https://', such as 'www.example.com/wrap'. */
const HOST = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/** Returns the link for a typed address; null if the shop would not keep it as a link. */
function parseLink(text: string): string | null {
  if (isLinkAddress(text) || /^(mailto|tel):\S+$/i.test(text)) return text;
  return HOST.test(text) ? `https://${text}` : null;
}

function addLink(typed = '', problem = '') {
  const question = 'Where does the link lead? A page of the shop such as /deals, or a full address. Empty: no link.';
  const text = window.prompt(problem + question, typed)?.trim();
  if (text === undefined) return;
  const link = parseLink(text);
  if (text === '') createCommand('unlink')();
  else if (link !== null) createCommand('createLink', link)();
  else addLink(text, `“${text}” is no address. `);
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: <FormatBold />, run: createCommand('bold') },
  { label: 'Italic', icon: <FormatItalic />, run: createCommand('italic') },
  { label: 'Heading', icon: <Title />, run: toggleHeading },
  { label: 'List', icon: <FormatListBulleted />, run: createCommand('insertUnorderedList') },
  { label: 'Numbered list', icon: <FormatListNumbered />, run: createCommand('insertOrderedList') },
  { label: 'Link', icon: <LinkIcon />, run: () => addLink() },
];

const BAR = { display: 'flex', flexWrap: 'wrap', borderBottom: `1px solid ${COLOURS.line}`, bgcolor: COLOURS.paper } as const;
const BUTTON = { width: 44, height: 44, borderRadius: 0.5, color: COLOURS.ink2 } as const;

type Props = { label: string; isSource: boolean; onCommand: () => void; onToggleSource: () => void };

/** The buttons above the editor. They change the selected text, so pressing one must not move the focus out of the editor. */
export const RichTextTools = ({ label, isSource, onCommand, onToggleSource }: Props) => (
  <Box sx={BAR} role="group" aria-label={`${label}: form of the text`}>
    {!isSource &&
      TOOLS.map(({ label: name, icon, run }) => (
        <IconButton
          key={name}
          aria-label={name}
          title={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            run();
            onCommand();
          }}
          sx={BUTTON}
        >
          {icon}
        </IconButton>
      ))}
    <Box sx={{ flex: 1 }} />
    <IconButton aria-label={isSource ? 'As text' : 'As HTML'} title={isSource ? 'As text' : 'As HTML'} onClick={onToggleSource} sx={BUTTON}>
      <Code />
    </IconButton>
  </Box>
);
