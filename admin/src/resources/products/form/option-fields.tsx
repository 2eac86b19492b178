import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useFormContext } from 'react-hook-form';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { RowList } from './rows/row-list.tsx';
import { RowSummary } from './rows/row-summary.tsx';
import { SwatchInput } from './swatch-input.tsx';
import { TWO_COLUMNS } from './two-columns.ts';

const NEW_SIZE = { name: '', additional_price: 0, is_archived: false, stock: null } as const;
const NEW_OPTION = { ...NEW_SIZE, description: '', image: '', swatch: '' };

/** The pieces of a new option or size. Staff change the pieces of a saved option or size under 'Stock', with a reason. */
const InitialPieces = ({ source, idField }: { source: string; idField: string }) => {
  const mayCount = useAllowed()('stock.write');
  const isSaved = useFormContext().watch(`${source}.${idField}`) !== undefined;
  if (isSaved || !mayCount) return null;
  return <WholeNumberInput source={`${source}.stock`} label="Pieces" unit="pieces" isNullable help="Empty: made to order." />;
};

const ArchivedInput = ({ source, idField }: { source: string; idField: string }) => {
  const isSaved = useFormContext().watch(`${source}.${idField}`) !== undefined;
  return isSaved ? <SwitchInput source={`${source}.is_archived`} label="No longer sold" /> : null;
};

const ExtraPrice = ({ source }: { source: string }) => {
  const isReadOnly = !useAllowed()('prices.write');
  return (
    <WholeNumberInput
      source={`${source}.additional_price`}
      label="Added to the price"
      unit="RWF"
      isDisabled={isReadOnly}
      isSigned
      help="Empty: the same price. -500: it costs 500 RWF less."
    />
  );
};

/** The error of the whole list. */
const ListError = ({ source }: { source: string }) => {
  const { error } = useFormContext().getFieldState(source, useFormContext().formState);
  return error?.message ? <FormHelperText error>{error.message}</FormHelperText> : null;
};

const OptionRow = ({ source }: { source: string }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 260px' } }}>
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={TWO_COLUMNS}>
        <TextInput source={`${source}.name`} label="Name" required helperText="Such as a shade or a scent." />
        <SwatchInput source={`${source}.swatch`} />
        <ExtraPrice source={source} />
        <InitialPieces source={source} idField="option_id" />
      </Box>
      <TextInput source={`${source}.description`} label="Text" helperText="May stay empty." />
      <ArchivedInput source={source} idField="option_id" />
    </Box>
    <PictureInput source={`${source}.image`} label="Picture" help="Shown when a shopper chooses it." />
  </Box>
);

export const OptionFields = () => (
  <>
    <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
      Shades, scents or other kinds of which a shopper chooses one. An option that was ordered is archived when you remove it.
    </Typography>
    <RowList
      source="options"
      itemName="Option"
      addLabel="Add an option"
      max={PRODUCT_LIMITS.options}
      newRow={NEW_OPTION}
      renderSummary={(source) => <RowSummary source={source} itemName="option" />}
    >
      {(source) => <OptionRow source={source} />}
    </RowList>
    <ListError source="options" />
  </>
);

export const SizeFields = () => (
  <>
    <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>Only where it comes in more than one, such as 50 ml and 100 ml.</Typography>
    <RowList
      source="sizes"
      itemName="Size"
      addLabel="Add a size"
      max={PRODUCT_LIMITS.sizes}
      newRow={NEW_SIZE}
      renderSummary={(source) => <RowSummary source={source} itemName="size" />}
    >
      {(source) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput source={`${source}.name`} label="Name" required />
          <Box sx={TWO_COLUMNS}>
            <ExtraPrice source={source} />
            <InitialPieces source={source} idField="size_id" />
          </Box>
          <ArchivedInput source={source} idField="size_id" />
        </Box>
      )}
    </RowList>
    <ListError source="sizes" />
  </>
);

export const FactFields = () => (
  <>
    <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
      Lines of the table on its page, such as Origin: Made in Korea. The line Volume also stands beside the price.
    </Typography>
    <RowList source="specific_info" itemName="Line" addLabel="Add a line" max={PRODUCT_LIMITS.facts} newRow={{ label: '', value: '' }}>
      {(source) => (
        <Box sx={TWO_COLUMNS}>
          <TextInput source={`${source}.label`} label="Line" />
          <TextInput source={`${source}.value`} label="Value" />
        </Box>
      )}
    </RowList>
  </>
);
