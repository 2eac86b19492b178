import Box from '@mui/material/Box';
import { RichText, RichTextInput } from '#admin/forms/rich-text.tsx';
import { useField } from '#admin/forms/use-field.ts';
import { Panel } from '#admin/ui/panel.tsx';

type Labelled = { label: string; value: string };

/** The labels that the shop's product page has sections for. */
const SECTIONS: readonly { label: string; help: string }[] = [
  { label: 'Why We Love It', help: 'What makes it worth its price, in two or three sentences.' },
  { label: 'Featured Ingredients', help: 'The few that matter, as a list with what each does.' },
  { label: 'How to Use', help: 'As steps, and for which part of the day.' },
];

/** Sections without a text are not saved. Texts with other labels, from an import, stay as they are. */
const setText = (texts: readonly Labelled[], label: string, value: string): Labelled[] => {
  const known = texts.some((text) => text.label === label);
  const all = known ? texts.map((text) => (text.label === label ? { label, value } : text)) : [...texts, { label, value }];
  return all.filter((text) => text.value !== '');
};

const LabelledTexts = () => {
  const { field, fieldState } = useField<readonly Labelled[]>({ source: 'product_info', defaultValue: [] });
  const texts: readonly Labelled[] = field.value ?? [];
  const errors = fieldState.error as unknown as { value?: { message?: string } }[] | undefined;
  return SECTIONS.map(({ label, help }) => {
    const at = texts.findIndex((text) => text.label === label);
    return (
      <RichText
        key={label}
        {...{ label, help }}
        value={texts[at]?.value ?? ''}
        onChange={(value) => field.onChange(setText(texts, label, value))}
        onBlur={field.onBlur}
        error={errors?.[at]?.value?.message ?? ''}
      />
    );
  });
};

export const TextFields = () => (
  <Panel title="Texts">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RichTextInput source="description" label="Description" help="The first text on its page, also in search engines." />
      <LabelledTexts />
    </Box>
  </Panel>
);
