import Box from '@mui/material/Box';
import { SHOWN_ALWAYS } from '#admin/content/publication.tsx';
import { SortableList } from '#admin/content/sortable-list.tsx';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { NEW_SLIDE, SlideFields } from './slide-form.tsx';

const THUMBNAIL = { width: 88, height: 44, objectFit: 'cover', borderRadius: 0.5, flexShrink: 0 } as const;

export const SlideList = () => (
  <SortableList
    resource="slides"
    title="Slides"
    help="The large pictures at the top of the home page. Sort them as shoppers should see them."
    createLabel="Add a slide"
    shopPath="/"
    reorderCall="reorderSlides"
    getName={({ title }) => title}
    renderPicture={({ image }) => <Box component="img" src={buildPictureUrl(image, 160)} alt="" sx={THUMBNAIL} />}
    empty={{ title: 'No slides yet', text: 'A slide is a large picture with a title and a button, at the top of the home page.' }}
  />
);

export const SlideCreate = () => (
  <CreatePage resource="slides" title="Add a slide" defaults={{ ...NEW_SLIDE, ...SHOWN_ALWAYS }}>
    <SlideFields />
  </CreatePage>
);

export const SlideEdit = () => (
  <EditPage
    resource="slides"
    getTitle={({ title }) => title}
    toFields={({ is_tall_outdated: _, ...fields }) => fields}
    deletion={{ label: 'Delete the slide', explanation: 'Shoppers no longer see it. This cannot be undone.' }}
  >
    {({ is_tall_outdated }) => <SlideFields isTallOutdated={is_tall_outdated} />}
  </EditPage>
);
