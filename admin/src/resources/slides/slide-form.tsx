import { BooleanInput, TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { PublicationInputs } from '#admin/content/publication.tsx';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { type SlideLook, SlidePreview } from './slide-preview.tsx';

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

const Look = () => {
  const slide = useWatch() as SlideLook;
  return (
    <Panel title="As shoppers see it">
      <SlidePreview slide={slide} />
    </Panel>
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
    <TextInput
      source="link"
      label={SLIDE_LABELS.link}
      helperText="A page of this shop, such as /deals or /category/sun-care, or a full address."
    />
    <BooleanInput source="dark_text" label="Dark words, for a pale picture" helperText={false} />
    <PublicationInputs />
    <Look />
  </>
);
