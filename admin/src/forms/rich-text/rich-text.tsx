import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type RefCallback, useEffect, useId, useRef, useState } from 'react';
import { COLOURS } from '#admin/theme.ts';
import { useField } from '../use-field.ts';
import { cleanHtml, findDropped } from './clean-html.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { tidyHtml } from './tidy-html.ts';
import { useInsertion } from './use-insertion.ts';

type Appearance = {
  label: string;
  help?: string;
  /** A text of many paragraphs gets more room. */
  isLong?: boolean;
};
type Props = Appearance & {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Takes the focus of a refused field. */
  inputRef?: RefCallback<HTMLElement>;
  error?: string;
};

const FRAME = {
  border: `1px solid ${COLOURS.lineStrong}`,
  borderRadius: 1,
  bgcolor: COLOURS.surface,
  '&:focus-within': { outline: `2px solid ${COLOURS.celadon}`, outlineOffset: '-1px' },
} as const;
const TEXT = {
  minHeight: 112,
  maxHeight: 420,
  overflowY: 'auto',
  px: 1.75,
  py: 1.25,
  outline: 'none',
  overflowWrap: 'anywhere',
  lineHeight: 1.55,
  '& p, & ul, & ol': { my: 0.75 },
  '& h2, & h3': { my: 1, fontSize: '1.0625rem' },
  '& a': { color: COLOURS.celadon },
} as const;
const LONG_TEXT = { ...TEXT, minHeight: 320, maxHeight: '70vh' } as const;

/**
 * An editor for text with bold, headings, lists and links. The server cleans what staff paste or drop, so that only the
 * allowed HTML remains, and says what it leaves out.
 */
export const RichText = ({ label, value, onChange, onBlur, inputRef, isLong = false, error = '', help = '' }: Props) => {
  const id = useId();
  const editor = useRef<HTMLDivElement>(null);
  const lastHtml = useRef<string | null>(null);
  const [isSource, setSource] = useState(false);
  const [notice, setNotice] = useState('');
  const insertion = useInsertion(setNotice);
  // Writes only a value that was not typed into this editor: otherwise the caret would jump at every letter.
  useEffect(() => {
    if (isSource || !editor.current || value === lastHtml.current) return;
    editor.current.innerHTML = value;
    lastHtml.current = value;
  }, [value, isSource]);

  function reportChange() {
    if (!editor.current) return;
    lastHtml.current = tidyHtml(editor.current);
    onChange(lastHtml.current);
  }
  async function toggleSource() {
    // The editor shows nothing that the server has not cleaned.
    if (isSource) {
      const cleaned = await cleanHtml(value, value.replace(/<[^>]*>/g, ''));
      setNotice(cleaned.notice);
      onChange(cleaned.html);
    }
    lastHtml.current = null;
    setSource(!isSource);
  }
  return (
    <div>
      <Box component="span" id={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={FRAME}>
        <RichTextTools
          label={label}
          isSource={isSource}
          getEditor={() => editor.current}
          onCommand={reportChange}
          onToggleSource={() => void toggleSource()}
        />
        {isSource ? (
          <TextField
            multiline
            minRows={5}
            maxRows={20}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => void findDropped(value).then(setNotice)}
            slotProps={{ htmlInput: { 'aria-label': `${label} as HTML` } }}
            sx={{ '& fieldset': { border: 0 } }}
          />
        ) : (
          <Box
            ref={(box: HTMLDivElement | null) => {
              editor.current = box;
              inputRef?.(box);
            }}
            contentEditable
            suppressContentEditableWarning
            role="textbox"
            aria-multiline
            aria-labelledby={id}
            aria-describedby={`${id}-help`}
            aria-invalid={error !== ''}
            onInput={reportChange}
            onBlur={onBlur}
            {...insertion}
            onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
            sx={isLong ? LONG_TEXT : TEXT}
          />
        )}
      </Box>
      {notice !== '' && (
        <Alert severity="warning" onClose={() => setNotice('')} sx={{ mt: 0.5 }}>
          {notice}
        </Alert>
      )}
      <FormHelperText id={`${id}-help`} error={error !== ''} sx={{ mx: 1.75 }}>
        {error || help}
      </FormHelperText>
    </div>
  );
};

export const RichTextInput = ({ source, ...appearance }: Appearance & { source: string }) => {
  const { field, fieldState } = useField<string>({ source, defaultValue: '' });
  return (
    <RichText
      {...appearance}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message ?? ''}
    />
  );
};
