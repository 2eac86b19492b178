import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PublicationInputs } from '#admin/content/publication.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { useMissingPage } from '#admin/forms/use-missing-page.ts';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { PREVIEW_WIDTHS_PX, type ShownSlide, SlidePreview } from './slide-preview.tsx';

const LABELS = FIELD_LABELS.slides;

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

const BLUR_WARNINGS = {
  image: (width_px: number) => `This picture is only ${width_px} pixels wide, so it looks blurred on wide screens.`,
  image_tall: (width_px: number) => `This picture is only ${width_px} pixels wide, so it looks blurred on phones.`,
} as const;
const TALL_OUTDATED_WARNING = 'The wide picture is newer, and phones still show this one.';

type PictureName = keyof typeof BLUR_WARNINGS;
type PictureWidths = Readonly<Record<PictureName, number | null>>;

type SlidePictureProps = { source: PictureName; help: string; width_px: number | null; isOutdated?: boolean };

/** The picture of a slide, and what a staff member may have overlooked. The slide can be saved all the same. */
const SlidePictureInput = ({ source, help, width_px, isOutdated = false }: SlidePictureProps) => {
  const picture = useWatch({ name: source }) as string;
  const isNarrow = width_px !== null && width_px < PREVIEW_WIDTHS_PX[source];
  const warnings =
    picture === '' ? [] : [isOutdated ? TALL_OUTDATED_WARNING : '', isNarrow ? BLUR_WARNINGS[source](width_px) : ''].filter(Boolean);
  return <PictureInput source={source} label={LABELS[source]} help={help} warnings={warnings} />;
};

/** Whether the slide will have a tall picture that is older than its wide one, which phones would show. */
function useTallOutdated(isSavedOutdated: boolean): boolean {
  const { dirtyFields } = useFormState<ShownSlide>();
  return !dirtyFields.image_tall && (dirtyFields.image || isSavedOutdated);
}

const LinkInput = () => {
  const isMissing = useMissingPage(useWatch({ name: 'link' }) as string);
  const help = 'A page of this shop, such as /deals or /category/sun-care, or a full address.';
  return (
    <Stack spacing={1}>
      <TextInput source="link" label={LABELS.link} helperText={help} />
      {isMissing && <Alert severity="warning">The shop has no page at this address, so the button would lead nowhere.</Alert>}
    </Stack>
  );
};

/** `isTallOutdated`: whether the tall picture of the saved slide is older than its wide one. */
export const SlideFields = ({ isTallOutdated = false }: { isTallOutdated?: boolean }) => {
  const slide = useWatch() as ShownSlide;
  const [widths_px, setWidths_px] = useState<PictureWidths>({ image: null, image_tall: null });
  const isOutdated = useTallOutdated(isTallOutdated);
  return (
    <>
      <SlidePictureInput
        source="image"
        help="1,600 by 640 pixels. Leave the left half quiet: the words stand there."
        width_px={widths_px.image}
      />
      <SlidePictureInput
        source="image_tall"
        help="For phones, 720 by 942 pixels. Without it phones cut the wide one."
        width_px={widths_px.image_tall}
        isOutdated={isOutdated}
      />
      <TextInput source="slug" label={LABELS.slug} helperText="Such as ‘Sun care’. May stay empty." />
      <TextInput source="title" label={LABELS.title} helperText="Up to 26 characters fit beside the picture." />
      <TextInput source="description" label={LABELS.description} helperText="One sentence of up to 56 characters." />
      <TextInput source="action" label={LABELS.action} helperText="Empty: ‘Shop now’." />
      <LinkInput />
      <SwitchInput source="dark_text" label="Dark words, for a pale picture" />
      <PublicationInputs />
      <Panel title="As shoppers see it">
        <SlidePreview slide={slide} onPictureLoad={(picture, width_px) => setWidths_px((widths) => ({ ...widths, [picture]: width_px }))} />
      </Panel>
    </>
  );
};
