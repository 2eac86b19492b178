import Box from '@mui/material/Box';
import { ATTRIBUTES, type Attribute } from '@uruhu/contract/product-attributes';
import { WordsInput } from '#admin/forms/inputs/words-input.tsx';
import { AttributeInput } from './attribute-input.tsx';
import { RelatedProductsInput } from './related-products-input.tsx';

/** Tags are among the search words. Skin types and concerns come first, as staff choose them for nearly every product. */
const SHOWN_ATTRIBUTES = new Set<Attribute>(['skin_type', 'skin_concern', ...ATTRIBUTES.filter((key) => key !== 'tags')]);

/** The attributes that shoppers filter by. */
export const AttributeFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {[...SHOWN_ATTRIBUTES].map((field) => (
      <AttributeInput key={field} field={field} />
    ))}
  </Box>
);

/** The fields that help shoppers to find the product: tags, search words and related products. */
export const SearchFields = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <AttributeInput field="tags" />
    <WordsInput
      source="keywords"
      label="Search words"
      helperText="Words that shoppers may type and the texts do not have. Enter after each."
    />
    <RelatedProductsInput />
  </Box>
);
