/** An English text with its translations beside it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LANGUAGE_NAMES, type TargetLanguage } from '@uruhu/contract/staff/translatable';
import type { TranslatedText } from '@uruhu/contract/staff/translations';
import { Fragment } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { RichTextInput } from '#admin/forms/rich-text/rich-text.tsx';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { describeText, getConfirmationName, getFieldName, type LabelledText } from './translation-fields.ts';

const ENGLISH = {
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 1,
  bgcolor: COLOURS.rice,
  px: 1.75,
  py: 1.75,
  maxHeight: { xs: 240, md: 460 },
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
} as const;
const ENGLISH_HTML = {
  ...ENGLISH,
  whiteSpace: 'normal',
  '& p, & ul, & ol': { my: 0.75 },
  '& h2, & h3': { my: 1, fontSize: '1.0625rem' },
  '& a': { color: COLOURS.celadon },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
} as const;

const EnglishText = ({ text, isHtml, label }: { text: string; isHtml: boolean; label: string }) => {
  // A long text scrolls, so the keyboard must reach it.
  const region = { role: 'group', 'aria-label': `${label} in English`, lang: 'en', tabIndex: 0 } as const;
  return isHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it by its allow-list
    <Box {...region} sx={ENGLISH_HTML} dangerouslySetInnerHTML={{ __html: text }} />
  ) : (
    <Box {...region} sx={ENGLISH}>
      {text}
    </Box>
  );
};

/** Shorter English texts get an input of one line, which grows. */
const SHORT_LENGTH_MAX = 70;

type InputProps = { name: string; label: string; english: string; kind: TranslatedText['field_kind']; isHtml: boolean };

const ValueInput = ({ name, label, english, kind, isHtml }: InputProps) =>
  isHtml ? (
    <RichTextInput source={name} label={label} />
  ) : (
    <TextInput source={name} label={label} multiline={kind !== 'line'} minRows={english.length > SHORT_LENGTH_MAX ? 3 : 1} />
  );

const STACK = { display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 } as const;

type CellProps = { text: TranslatedText; language: TargetLanguage };

/** The inputs of a text in one language, or of one of its labelled texts. */
const Inputs = ({ text, language, index }: CellProps & { index: number | null }) => {
  const { english, field_kind: kind, has_html: isHtml } = text;
  const name = getFieldName(text, language);
  const languageName = LANGUAGE_NAMES[language];
  if (!Array.isArray(english)) {
    const label = `${describeText(text)} in ${languageName}`;
    return <ValueInput name={name} label={label} english={english} kind={kind} isHtml={isHtml} />;
  }
  const item = english[index ?? 0] ?? { label: '', value: '' };
  return (
    <Box sx={STACK}>
      <TextInput source={`${name}.${index}.label`} label={`‘${item.label}’ in ${languageName}`} />
      <ValueInput
        name={`${name}.${index}.value`}
        label={`Text of ‘${item.label}’ in ${languageName}`}
        english={item.value}
        kind={kind}
        isHtml={isHtml}
      />
    </Box>
  );
};

const isEmptyValue = (value: unknown): boolean =>
  Array.isArray(value) ? (value as LabelledText[]).every((item) => item.label === '' && item.value === '') : value === '';

const STATE = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 44 } as const;
/** Keeps the input beside its English text. */
const NO_STATE = { ...STATE, display: { xs: 'none', md: 'flex' } } as const;

/** Says what is to be done with the text. A text that the member has changed says nothing, because the save bar names it. */
const StateLine = ({ text, language }: CellProps) => {
  const name = getFieldName(text, language);
  const confirmation = getConfirmationName(name);
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const [value, isConfirmed] = useWatch({ name: [name, confirmation] });
  const { state } = text.translations[language];
  const inLanguage = `${describeText(text)} in ${LANGUAGE_NAMES[language]}`;
  const set = (field: string, next: unknown) => setValue(field, next, { shouldDirty: true });
  if (isConfirmed)
    return (
      <Box sx={STATE}>
        <Badge tone="good">Still right, once you save</Badge>
        <Button size="small" aria-label={`${inLanguage} is not right`} onClick={() => set(confirmation, false)}>
          Undo
        </Button>
      </Box>
    );
  if (state === 'outdated' && !dirtyFields[name])
    return (
      <Box sx={STATE}>
        <Badge tone="bad">English changed since</Badge>
        <Button size="small" variant="outlined" aria-label={`${inLanguage} is still right`} onClick={() => set(confirmation, true)}>
          Still right
        </Button>
      </Box>
    );
  if (isEmptyValue(value))
    return (
      <Box sx={STATE}>
        <Badge tone="waiting">Missing</Badge>
        <Button size="small" aria-label={`Copy the English: ${inLanguage}`} onClick={() => set(name, text.english)}>
          Copy the English
        </Button>
      </Box>
    );
  return <Box aria-hidden sx={NO_STATE} />;
};

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 1, md: 1.5 },
  pt: 2,
  pb: 2.5,
  borderTop: `1px solid ${COLOURS.line}`,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
const LABEL = { minHeight: { md: 44 }, display: 'flex', alignItems: 'center' } as const;

/** English is narrower beside two languages, so that the tools of an editor fit on one line. */
const buildColumns = (languageCount: number) => ({
  xs: 'minmax(0, 1fr)',
  md: `minmax(0, ${languageCount > 1 ? 0.75 : 1}fr) repeat(${languageCount}, minmax(0, 1fr))`,
});

/** An English text, or one of its labelled texts with its label. */
const EnglishCell = ({ text, index }: { text: TranslatedText; index: number | null }) => {
  const { english, has_html: isHtml } = text;
  if (!Array.isArray(english)) return <EnglishText text={english} isHtml={isHtml} label={describeText(text)} />;
  const item = english[index ?? 0] ?? { label: '', value: '' };
  return (
    <Box sx={STACK}>
      <Box component="strong" lang="en" sx={{ minHeight: { md: 56 }, display: 'flex', alignItems: 'center' }}>
        {item.label}
      </Box>
      <EnglishText text={item.value} isHtml={isHtml} label={item.label} />
    </Box>
  );
};

/** On a phone, each English text stands above its translation. */
export const TextRow = ({ text, languages }: { text: TranslatedText; languages: readonly TargetLanguage[] }) => {
  const label = describeText(text);
  const indices = Array.isArray(text.english) ? text.english.map((_, index) => index) : [null];
  return (
    <Box role="group" aria-label={label} sx={[ROW, { gridTemplateColumns: buildColumns(languages.length) }]}>
      <Typography variant="h3" sx={LABEL}>
        {label}
      </Typography>
      {languages.map((language) => (
        <StateLine key={language} text={text} language={language} />
      ))}
      {indices.map((index) => (
        <Fragment key={index}>
          <EnglishCell text={text} index={index} />
          {languages.map((language) => (
            <Inputs key={language} text={text} language={language} index={index} />
          ))}
        </Fragment>
      ))}
    </Box>
  );
};
