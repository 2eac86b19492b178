import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { PublicationInputs, SHOWN_ALWAYS } from '#admin/content/publication.tsx';
import { SortableList } from '#admin/content/sortable-list.tsx';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { COLOURS } from '#admin/theme.ts';
import { Panel } from '#admin/ui/panel.tsx';

const BANNER = {
  bgcolor: COLOURS.celadonHover,
  color: COLOURS.paper,
  textAlign: 'center',
  py: 1,
  // Leaves space for the arrows on both sides.
  px: 6,
  fontSize: 14,
  fontWeight: 600,
  maxWidth: 360,
  mx: 'auto',
} as const;

const BannerPreview = () => {
  const text = useWatch({ name: 'text' }) as string;
  return (
    <Panel title="As shoppers see it on a phone">
      <Box sx={BANNER}>{text || '…'}</Box>
    </Panel>
  );
};

const SlideTextFields = () => (
  <>
    <TextInput source="text" label="Text" helperText="One short sentence; on a phone about 40 characters fit a line." />
    <PublicationInputs />
    <BannerPreview />
  </>
);

export const SlideTextList = () => (
  <SortableList
    resource="slide-texts"
    title="Announcements"
    help="Short sentences in the bar at the top of every page. They take turns, in this order."
    createLabel="Add an announcement"
    shopPath="/"
    reorderCall="reorderSlideTexts"
    getName={({ text }) => text}
    empty={{
      title: 'No announcements',
      text: 'Without one the bar at the top of the shop is not there. Say what shoppers should know today.',
    }}
  />
);

export const SlideTextCreate = () => (
  <CreatePage resource="slide-texts" title="Add an announcement" defaults={{ text: '', ...SHOWN_ALWAYS }}>
    <SlideTextFields />
  </CreatePage>
);

export const SlideTextEdit = () => (
  <EditPage
    resource="slide-texts"
    getTitle={() => 'Announcement'}
    deletion={{ label: 'Delete the announcement', explanation: 'Shoppers no longer see it. This cannot be undone.' }}
  >
    <SlideTextFields />
  </EditPage>
);
