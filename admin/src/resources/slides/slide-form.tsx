import Alert from '@mui/material/Alert';
import { BooleanInput, TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PublicationInputs } from '#admin/content/publication.tsx';
import { useMissingPage } from '#admin/content/use-missing-page.ts';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { PREVIEW_WIDTHS_PX, type ShownSlide, SlidePreview } from './slide-preview.tsx';

export const SLIDE_LABELS = {
  image: 'Wide picture',
  image_tall: 'Tall picture',
  slug: 'Small line above',
  title: 'Title',
  description: 'Text',
  action: 'Words on the button',
  link: 'Leads to',
  dark_text: 'Dark words',
} as const;

export const NEW_SLIDE = {
  image: '',
  image_tall: '',
  slug: '',
  title: '',
  description: '',
  action: '',
  link: '/',
  dark_text: false,
} as const;

type PictureWidths = { wide: number | null; tall: number | null };

/** What a staff member may have overlooked. The slide can be saved all the same. */
function listWarnings(slide: ShownSlide, widths_px: PictureWidths, isTallOutdated: boolean): string[] {
  const isNarrow = (size: 'wide' | 'tall') => widths_px[size] !== null && widths_px[size] < PREVIEW_WIDTHS_PX[size];
  return [
    isTallOutdated ? 'The wide picture is new, and phones still show the old tall one.' : '',
    slide.image && isNarrow('wide') ? `The wide picture is only ${widths_px.wide} pixels wide, so it looks blurred on wide screens.` : '',
    slide.image_tall && isNarrow('tall') ? `The tall picture is only ${widths_px.tall} pixels wide, so it looks blurred on phones.` : '',
  ].filter(Boolean);
}

const Preview = () => {
  const slide = useWatch() as ShownSlide;
  const { dirtyFields } = useFormState<ShownSlide>();
  const [widths_px, setWidths_px] = useState<PictureWidths>({ wide: null, tall: null });
  const isTallOutdated = Boolean(dirtyFields.image && !dirtyFields.image_tall && slide.image_tall);
  const warnings = listWarnings(slide, widths_px, isTallOutdated);
  return (
    <Panel title="As shoppers see it">
      <SlidePreview slide={slide} onPictureLoad={(size, width_px) => setWidths_px((widths) => ({ ...widths, [size]: width_px }))} />
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mt: 2 }}>
          {warning}
        </Alert>
      ))}
    </Panel>
  );
};

const LinkInput = () => {
  const isMissing = useMissingPage(useWatch({ name: 'link' }) as string);
  const help = 'A page of this shop, such as /deals or /category/sun-care, or a full address.';
  return (
    <>
      <TextInput source="link" label={SLIDE_LABELS.link} helperText={help} />
      {isMissing && <Alert severity="warning">The shop has no page at this address, so the button would lead nowhere.</Alert>}
    </>
  );
};

export const SlideFields = () => (
  <>
    <PictureInput source="image" label={SLIDE_LABELS.image} help="1,600 by 640 pixels. Leave the left half quiet: the words stand there." />
    <PictureInput
      source="image_tall"
      label={SLIDE_LABELS.image_tall}
      help="For phones, 720 by 942 pixels. Without it phones cut the wide one."
    />
    <TextInput source="slug" label={SLIDE_LABELS.slug} helperText="Such as ‘Sun care’. May stay empty." />
    <TextInput source="title" label={SLIDE_LABELS.title} helperText="Up to 26 characters fit beside the picture." />
    <TextInput source="description" label={SLIDE_LABELS.description} helperText="One sentence of up to 56 characters." />
    <TextInput source="action" label={SLIDE_LABELS.action} helperText="Empty: ‘Shop now’." />
    <LinkInput />
    <BooleanInput source="dark_text" label="Dark words, for a pale picture" helperText={false} />
    <PublicationInputs />
    <Preview />
  </>
);
