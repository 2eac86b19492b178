import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { callStaff } from '#admin/api/call-staff.ts';
import { type CategoryRecord, listCategoryChoices, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import type { Fields } from '#admin/forms/compare-records.ts';
import { ConfirmedRemoveButton } from '#admin/forms/confirmed-remove-button.tsx';
import { readField } from '#admin/lib/read-field.ts';
import { indentChoice } from '#admin/ui/choice.ts';

const formatCount = (count: number, singular: string, plural: string) => (count === 1 ? `One ${singular}` : `${count} ${plural}`);

/** Deletes a category after a confirmation. If it has products, staff choose the category that gets them. */
export const DeleteCategory = ({ category }: { category: CategoryRecord }) => {
  const { category_id, name, product_count } = category;
  const { data: tree = [] } = useCategoryTree();
  async function remove(fields: FormData, newestSeen: Fields) {
    const move_to = readField(fields, 'move_to');
    const query = { version: newestSeen.version, ...(move_to ? { move_to } : {}) };
    await callStaff('deleteCategory', { params: { category_id }, query });
    return { doneMessage: `${name} is deleted.`, isGone: true };
  }
  const explanation =
    product_count > 0
      ? `${formatCount(product_count, 'product is', 'products are')} in it and will move. Its address will lead to the category that gets them.`
      : 'Its address will lead to the category above it, or to all products. This cannot be undone.';
  const otherCategories = tree.filter((row) => row.category_id !== category_id);
  return (
    <ConfirmedRemoveButton
      resource="categories"
      label="Delete the category"
      title={`Delete ${name}?`}
      explanation={explanation}
      record={category}
      remove={remove}
    >
      {product_count > 0 && (
        <TextField select name="move_to" label="Move the products to" defaultValue="" required>
          {listCategoryChoices(otherCategories).map(({ id, name: category_name, depth }) => (
            <MenuItem key={id} value={id} sx={indentChoice(depth)}>
              {category_name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ConfirmedRemoveButton>
  );
};
