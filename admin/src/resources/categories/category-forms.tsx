import { CATEGORY_LEVELS_MAX } from '@uruhu/contract/constants';
import { useSearchParams } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { listCategoryChoices, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { DeleteCategory } from './delete-category.tsx';

const LABELS = FIELD_LABELS.categories;

const CategoryFields = () => (
  <>
    <TextInput
      source="name"
      label={LABELS.name}
      required
      helperText="As shoppers read it in the menu. It can be changed later; the address stays."
    />
    <PictureInput
      source="image"
      label={LABELS.image}
      help="Shown on the tile of the category on the home page, a little taller than wide."
    />
    <SwitchInput
      source="dark_text"
      label={LABELS.dark_text}
      helperText="Turn it on for a pale picture, so that the name over it can be read."
    />
  </>
);

export const CategoryCreate = () => {
  const [search] = useSearchParams();
  const { data: tree = [] } = useCategoryTree();
  const choices = listCategoryChoices(tree.filter(({ level }) => level < CATEGORY_LEVELS_MAX));
  const defaults = { name: '', parent_id: search.get('parent'), image: '', dark_text: false };
  return (
    <CreatePage resource="categories" title="Add a category" defaults={defaults} saveLabel="Add the category">
      <SelectInput
        source="parent_id"
        label={LABELS.parent_id}
        choices={choices}
        emptyText="None: at the top"
        isNullable
        helperText="It comes last there; drag it to its place afterwards."
      />
      <CategoryFields />
    </CreatePage>
  );
};

export const CategoryEdit = () => {
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <EditPage
      resource="categories"
      getTitle={({ name }) => name}
      renderActions={(category) => mayWrite && <DeleteCategory category={category} />}
    >
      <CategoryFields />
    </EditPage>
  );
};
