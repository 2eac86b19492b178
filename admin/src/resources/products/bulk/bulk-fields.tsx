import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { PRODUCT_FIELDS, VALUE_LABELS } from '@uruhu/contract/staff/products/fields';
import { PRICE_STEPS_RWF, PRODUCT_STATES } from '@uruhu/contract/staff/products/terms';
import { fromKigaliInput, toKigaliInput } from '#admin/forms/inputs/kigali-time.ts';
import { NUMBER_ERROR, readSignedNumber, readTypedNumber } from '#admin/forms/inputs/typed-number.ts';
import { useFieldError } from '#admin/ui/field-errors.tsx';
import { PRODUCT_STATE_TEXTS } from '../product-terms.ts';
import { REASON_CHOICES } from '../stock/stock-reasons.ts';
import { type BulkChange, type BulkListChange, isListChange } from './bulk-terms.ts';

type Props<Change extends BulkChange> = { change: Change; onChange: (change: Change) => void };
type Choices = readonly (readonly [string | number, string])[];

const TWO_COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' } } as const;

type SelectProps = { label: string; value: string | number; choices: Choices; onChange: (value: string) => void };
const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {choices.map(([choice, text]) => (
      <MenuItem key={choice} value={choice}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

type ChangeWithMode = BulkChange<'price'> | BulkChange<'discount'> | BulkChange<'stock'>;
type ModeProps<Change extends ChangeWithMode> = Props<Change> & { label: string; modes: Choices };
/** Chooses whether the value is a percentage, a difference or a new number. */
const ModeSelect = <Change extends ChangeWithMode>({ label, modes, change, onChange }: ModeProps<Change>) => (
  <Select label={label} value={change.mode} choices={modes} onChange={(mode) => onChange({ ...change, mode: mode as Change['mode'] })} />
);

type NumberProps = { label: string; value: number; help?: string; isSigned?: boolean; onChange: (value: number) => void };
/** A text that is no whole number becomes NaN. A field for a signed number has the keyboard of all characters, as the one of digits lacks the minus. */
const NumberField = ({ label, value, help = '', isSigned = false, onChange }: NumberProps) => {
  const isUnreadable = Number.isNaN(value);
  return (
    <TextField
      label={label}
      defaultValue={value === 0 || isUnreadable ? '' : value}
      onChange={({ target }) =>
        onChange(isSigned ? readSignedNumber(target.value) : readTypedNumber(target.value, { unit: '', emptyValue: 0 }))
      }
      error={isUnreadable}
      helperText={isUnreadable ? NUMBER_ERROR : help}
      required
      autoFocus
      slotProps={{ htmlInput: { inputMode: isSigned ? 'text' : 'numeric', autoComplete: 'off' } }}
    />
  );
};

type MomentProps = {
  name: 'ends_at' | 'publish_at' | 'starts_at';
  label: string;
  value: string | null;
  help: string;
  onChange: (value: string | null) => void;
};
const MomentField = ({ name, label, value, help, onChange }: MomentProps) => {
  // The server's error names the field as `publish_at` or as `change.publish_at`.
  const fields = [useFieldError(name), useFieldError(`change.${name}`)];
  const error = fields.find((field) => field.error)?.error;
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={toKigaliInput(value)}
      onChange={({ target }) => {
        for (const field of fields) field.clear();
        onChange(fromKigaliInput(target.value));
      }}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

const ROUNDING_STEPS: Choices = PRICE_STEPS_RWF.map((step) => [step, step === 1 ? 'Not rounded' : `To ${step} RWF`]);
const RoundingSelect = <Change extends BulkChange<'price'> | BulkChange<'discount'>>({ change, onChange }: Props<Change>) => (
  <Select
    label="Rounded"
    value={change.step}
    choices={ROUNDING_STEPS}
    onChange={(step) => onChange({ ...change, step: Number(step) as Change['step'] })}
  />
);

const PRICE_MODES: Choices = [
  ['percent', 'By percent'],
  ['add', 'By francs'],
  ['set', 'To a price'],
];

const PriceFields = ({ change, onChange }: Props<BulkChange<'price'>>) => (
  <Box sx={TWO_COLUMNS}>
    <ModeSelect label="Change" modes={PRICE_MODES} change={change} onChange={onChange} />
    <NumberField
      key={change.mode}
      label={change.mode === 'percent' ? 'Percent' : 'RWF'}
      value={change.value}
      isSigned={change.mode !== 'set'}
      help={change.mode === 'set' ? '' : 'Below 0: cheaper.'}
      onChange={(value) => onChange({ ...change, value })}
    />
    {change.mode === 'percent' && <RoundingSelect change={change} onChange={onChange} />}
  </Box>
);

const DISCOUNT_MODES: Choices = [
  ['percent', 'Percent off'],
  ['set', 'A reduced price'],
  ['none', 'End the discount'],
];

const DiscountFields = ({ change, onChange }: Props<BulkChange<'discount'>>) => (
  <Box sx={TWO_COLUMNS}>
    <ModeSelect label="Discount" modes={DISCOUNT_MODES} change={change} onChange={onChange} />
    {change.mode !== 'none' && (
      <>
        <NumberField
          key={change.mode}
          label={change.mode === 'percent' ? 'Percent off' : 'RWF'}
          value={change.value}
          onChange={(value) => onChange({ ...change, value })}
        />
        {change.mode === 'percent' && <RoundingSelect change={change} onChange={onChange} />}
        <MomentField
          name="starts_at"
          label="From"
          value={change.starts_at}
          help="Kigali time. Empty: at once."
          onChange={(starts_at) => onChange({ ...change, starts_at })}
        />
        <MomentField
          name="ends_at"
          label="Until"
          value={change.ends_at}
          help="Empty: until you end it."
          onChange={(ends_at) => onChange({ ...change, ends_at })}
        />
      </>
    )}
  </Box>
);

type ValueBoxesProps = { label: string; values: readonly string[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };
const ValueBoxes = ({ label, values, chosen, onChange }: ValueBoxesProps) => (
  <FormGroup role="group" aria-label={label}>
    <FormLabel>{label}</FormLabel>
    {values.map((value) => (
      <FormControlLabel
        key={value}
        label={VALUE_LABELS[value] ?? value}
        control={
          <Checkbox
            checked={chosen.includes(value)}
            onChange={(_, isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))}
          />
        }
      />
    ))}
  </FormGroup>
);

/** A value that is chosen in one group is taken out of the other. */
const ListFields = ({ change, onChange }: Props<BulkListChange>) => {
  const { values } = PRODUCT_FIELDS[change.kind];
  const choose = (group: 'add' | 'remove', chosen: string[]) => {
    const other = group === 'add' ? 'remove' : 'add';
    onChange({ ...change, [group]: chosen, [other]: change[other].filter((value) => !chosen.includes(value)) });
  };
  return (
    <Box sx={TWO_COLUMNS}>
      <ValueBoxes label="Add" values={values} chosen={change.add} onChange={(chosen) => choose('add', chosen)} />
      <ValueBoxes label="Remove" values={values} chosen={change.remove} onChange={(chosen) => choose('remove', chosen)} />
    </Box>
  );
};

const STATES: Choices = PRODUCT_STATES.map((state) => [state, PRODUCT_STATE_TEXTS[state].label]);

const StatusFields = ({ change, onChange }: Props<BulkChange<'status'>>) => (
  <>
    <Select
      label="Status"
      value={change.status}
      choices={STATES}
      onChange={(status) => onChange({ ...change, status: status as typeof change.status })}
    />
    {change.status === 'scheduled' && (
      <MomentField
        name="publish_at"
        label="Published from"
        value={change.publish_at}
        help="Kigali time."
        onChange={(publish_at) => onChange({ ...change, publish_at })}
      />
    )}
  </>
);

const STOCK_MODES: Choices = [
  ['add', 'Add or take away'],
  ['set', 'Set to'],
];

const StockFields = ({ change, onChange }: Props<BulkChange<'stock'>>) => (
  <Box sx={TWO_COLUMNS}>
    <ModeSelect label="Change" modes={STOCK_MODES} change={change} onChange={onChange} />
    <NumberField
      key={change.mode}
      label="Pieces"
      value={change.value}
      isSigned={change.mode === 'add'}
      help={change.mode === 'add' ? 'Below 0: taken away.' : ''}
      onChange={(value) => onChange({ ...change, value })}
    />
    <Select
      label="Reason"
      value={change.reason}
      choices={REASON_CHOICES}
      onChange={(reason) => onChange({ ...change, reason: reason as typeof change.reason })}
    />
    <TextField
      label="Note"
      helperText="For the staff. May stay empty."
      value={change.note}
      onChange={({ target }) => onChange({ ...change, note: target.value })}
      slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.stock_note } }}
    />
  </Box>
);

export const BulkFields = ({ change, onChange }: Props<BulkChange>) => {
  if (isListChange(change)) return <ListFields change={change} onChange={onChange} />;
  switch (change.kind) {
    case 'price':
      return <PriceFields change={change} onChange={onChange} />;
    case 'discount':
      return <DiscountFields change={change} onChange={onChange} />;
    case 'status':
      return <StatusFields change={change} onChange={onChange} />;
    case 'stock':
      return <StockFields change={change} onChange={onChange} />;
  }
};
