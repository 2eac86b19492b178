/** The texts in files that staff download. */
export const files = {
  couponCodes: {
    code: 'Code',
    discount: 'Discount',
    unit: 'Unit',
    minimum: 'Minimum spend (RWF)',
    starts: 'Starts (Kigali time)',
    ends: 'Ends (Kigali time)',
    uses: 'Uses',
    batch: 'Batch',
  },
  importFaults: { row: 'Row', column: 'Column', value: 'Value', fault: 'Fault', product: 'Product' },
  /** An example in the template of product files. The values of columns with a fixed choice are the file’s own and never translated. */
  example: {
    name: 'Rose Toner',
    brand: 'Your brand',
    category: 'Your category',
    keywords: 'rose | hydrating',
    ingredients: 'Water, Glycerin, Rosa Damascena Flower Water',
    description: '<p>A light toner.</p>',
    specific_info: 'Volume: 150 ml | Origin: Korea',
    picture_text: 'The bottle',
  },
};
