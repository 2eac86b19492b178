import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { COLOURS } from '#admin/theme.ts';
import { Icon, type IconName } from '#admin/ui/icon.tsx';
import { type ChosenLink, findChosenLink, setLink } from './chosen-link.ts';
import { LinkDialog } from './link-dialog.tsx';

type Tool = { label: string; icon: IconName; run: () => void };

const createCommand = (name: string) => () => void document.execCommand(name, false);

/** A second press makes the heading a paragraph again. */
const toggleHeading = () =>
  void document.execCommand('formatBlock', false, document.queryCommandValue('formatBlock') === 'h3' ? 'p' : 'h3');

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: 'bold', run: createCommand('bold') },
  { label: 'Italic', icon: 'italic', run: createCommand('italic') },
  { label: 'Heading', icon: 'heading', run: toggleHeading },
  { label: 'List', icon: 'list', run: createCommand('insertUnorderedList') },
  { label: 'Numbered list', icon: 'numbers', run: createCommand('insertOrderedList') },
];

const BAR = { display: 'flex', flexWrap: 'wrap', borderBottom: `1px solid ${COLOURS.line}`, bgcolor: COLOURS.paper } as const;
const BUTTON = { width: 44, height: 44, borderRadius: 0.5, color: COLOURS.ink2 } as const;

type ToolButtonProps = { name: string; icon: IconName; onPress: () => void };

/** Pressing a tool must not move the focus out of the editor, whose selected text it changes. */
const ToolButton = ({ name, icon, onPress }: ToolButtonProps) => (
  <IconButton aria-label={name} title={name} onMouseDown={(event) => event.preventDefault()} onClick={onPress} sx={BUTTON}>
    <Icon name={icon} size_px={22} />
  </IconButton>
);

type LinkToolProps = { getEditor: () => HTMLElement | null; onCommand: () => void };

const LinkTool = ({ getEditor, onCommand }: LinkToolProps) => {
  const [chosenLink, setChosenLink] = useState<ChosenLink | null>(null);
  function open() {
    const editor = getEditor();
    if (editor) setChosenLink(findChosenLink(editor));
  }
  /** Closes the dialog first, because it keeps the focus while it is open. */
  function close(change: (editor: HTMLElement, range: Range) => void) {
    const editor = getEditor();
    flushSync(() => setChosenLink(null));
    if (!editor || !chosenLink) return;
    change(editor, chosenLink.range);
    onCommand();
  }
  return (
    <>
      <ToolButton name="Link" icon="link" onPress={open} />
      {chosenLink && (
        <LinkDialog
          href={chosenLink.href}
          needsWords={chosenLink.range.collapsed}
          onChoose={(href, words) => close((editor, range) => setLink(editor, range, href, words))}
          onClose={() => close((editor) => editor.focus())}
        />
      )}
    </>
  );
};

type Props = LinkToolProps & { label: string; isSource: boolean; onToggleSource: () => void };

/** The buttons above the editor. */
export const RichTextTools = ({ label, isSource, getEditor, onCommand, onToggleSource }: Props) => (
  <Box sx={BAR} role="group" aria-label={`${label}: form of the text`}>
    {!isSource && (
      <>
        {TOOLS.map(({ label: name, icon, run }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            onPress={() => {
              run();
              onCommand();
            }}
          />
        ))}
        <LinkTool getEditor={getEditor} onCommand={onCommand} />
      </>
    )}
    <Box sx={{ flex: 1 }} />
    <IconButton aria-label={isSource ? 'As text' : 'As HTML'} title={isSource ? 'As text' : 'As HTML'} onClick={onToggleSource} sx={BUTTON}>
      <Icon name="code" size_px={22} />
    </IconButton>
  </Box>
);
