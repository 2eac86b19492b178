import Box from '@mui/material/Box';
import { RichText, RichTextInput } from '#admin/forms/rich-text/rich-text.tsx';
import { useField } from '#admin/forms/use-field.ts';

type LabelledText = { label: string; value: string };

/** The labels for which the storefront's product page has sections. */
const SECTIONS: readonly { label: string; help: string }[] = [
  { label: 'Why We Love It', help: 'What makes it worth its price, in two or three sentences.' },
  { label: 'Featured Ingredients', help: 'The few that matter, as a list with what each does.' },
  { label: 'How to Use', help: 'As steps, and for which part of the day.' },
];

/** Changes the text of one section. A section without text is left out. Texts with other labels, from an import, stay as they are. */
const setText = (texts: readonly LabelledText[], label: string, value: string): LabelledText[] => {
  const exists = texts.some((text) => text.label === label);
  const changedTexts = exists ? texts.map((text) => (text.label === label ? { label, value } : text)) : [...texts, { label, value }];
  return changedTexts.filter((text) => text.value !== '');
};

const LabelledTexts = () => {
  const { field, fieldState } = useField<readonly LabelledText[]>({ source: 'product_info', defaultValue: [] });
  const texts: readonly LabelledText[] = field.value ?? [];
  const errors = fieldState.error as unknown as { value?: { message?: string } }[] | undefined;
  return SECTIONS.map(({ label, help }) => {
    const index = texts.findIndex((text) => text.label === label);
    return (
      <RichText
        key={label}
        label={label}
        help={help}
        value={texts[index]?.value ?? ''}
        onChange={(value) => field.onChange(setText(texts, label, value))}
        onBlur={field.onBlur}
        error={errors?.[index]?.value?.message ?? ''}
      />
    );
  });
};

export const TextFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <RichTextInput source="description" label="Description" help="The first text on its page, also in search engines." />
    <LabelledTexts />
  </Box>
);
