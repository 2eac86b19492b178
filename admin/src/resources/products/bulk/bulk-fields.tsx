import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TAGS, type Tag } from '@uruhu/contract/constants';
import { PRICE_STEPS_RWF, PRODUCT_STATES } from '@uruhu/contract/staff/product-terms';
import { fromKigaliInput, toKigaliInput } from '#admin/forms/kigali-time.ts';
import { STATE_TEXTS } from '../product-terms.ts';
import { REASON_CHOICES } from '../stock/stock-reasons.ts';
import type { BulkChange } from './bulk-terms.ts';

type Props<Change extends BulkChange> = { change: Change; onChange: (change: Change) => void };
type Choices = readonly (readonly [string | number, string])[];
type Errors = Readonly<Record<string, string>>;

const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' } } as const;

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

type NumberProps = { label: string; value: number; help?: string; isSigned?: boolean; onChange: (value: number) => void };
const NumberField = ({ label, value, help = '', isSigned = false, onChange }: NumberProps) => (
  <TextField
    type="number"
    label={label}
    defaultValue={value === 0 ? '' : value}
    onChange={({ target }) => onChange(Math.trunc(Number(target.value)) || 0)}
    helperText={help}
    required
    autoFocus
    slotProps={{ htmlInput: { step: 1, ...(isSigned ? {} : { min: 0 }) } }}
  />
);

type MomentProps = {
  label: string;
  value: string | null;
  help: string;
  error?: string | undefined;
  onChange: (value: string | null) => void;
};
const MomentField = ({ label, value, help, error, onChange }: MomentProps) => (
  <TextField
    type="datetime-local"
    label={label}
    value={toKigaliInput(value)}
    onChange={({ target }) => onChange(fromKigaliInput(target.value))}
    error={error !== undefined}
    helperText={error ?? help}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const STEPS: Choices = PRICE_STEPS_RWF.map((step) => [step, step === 1 ? 'Not rounded' : `To ${step} RWF`]);
const StepSelect = ({ change, onChange }: Props<BulkChange<'price'> | BulkChange<'discount'>>) => (
  <Select
    label="Rounded"
    value={change.step}
    choices={STEPS}
    onChange={(step) => onChange({ ...change, step: Number(step) as typeof change.step })}
  />
);

const PRICE_MODES: Choices = [
  ['percent', 'By percent'],
  ['add', 'By francs'],
  ['set', 'To a price'],
];

const PriceFields = ({ change, onChange }: Props<BulkChange<'price'>>) => (
  <Box sx={PAIR}>
    <Select
      label="Change"
      value={change.mode}
      choices={PRICE_MODES}
      onChange={(mode) => onChange({ ...change, mode: mode as typeof change.mode })}
    />
    <NumberField
      key={change.mode}
      label={change.mode === 'percent' ? 'Percent' : 'RWF'}
      value={change.value}
      isSigned={change.mode !== 'set'}
      help={change.mode === 'set' ? '' : 'Below 0: cheaper.'}
      onChange={(value) => onChange({ ...change, value })}
    />
    {change.mode === 'percent' && <StepSelect change={change} onChange={(next) => onChange(next as typeof change)} />}
  </Box>
);

const DISCOUNT_MODES: Choices = [
  ['percent', 'Percent off'],
  ['set', 'A reduced price'],
  ['none', 'End the discount'],
];

const DiscountFields = ({ change, onChange, errors }: Props<BulkChange<'discount'>> & { errors: Errors }) => (
  <Box sx={PAIR}>
    <Select
      label="Discount"
      value={change.mode}
      choices={DISCOUNT_MODES}
      onChange={(mode) => onChange({ ...change, mode: mode as typeof change.mode })}
    />
    {change.mode !== 'none' && (
      <>
        <NumberField
          key={change.mode}
          label={change.mode === 'percent' ? 'Percent off' : 'RWF'}
          value={change.value}
          onChange={(value) => onChange({ ...change, value })}
        />
        {change.mode === 'percent' && <StepSelect change={change} onChange={(next) => onChange(next as typeof change)} />}
        <MomentField
          label="From"
          value={change.starts_at}
          help="Kigali time. Empty: at once."
          onChange={(starts_at) => onChange({ ...change, starts_at })}
        />
        <MomentField
          label="Until"
          value={change.ends_at}
          help="Empty: until you end it."
          error={errors.ends_at ?? errors['change.ends_at']}
          onChange={(ends_at) => onChange({ ...change, ends_at })}
        />
      </>
    )}
  </Box>
);

type TagBoxesProps = { label: string; tags: readonly Tag[]; onChange: (tags: Tag[]) => void };
const TagBoxes = ({ label, tags, onChange }: TagBoxesProps) => (
  <FormGroup role="group" aria-label={label}>
    <FormLabel>{label}</FormLabel>
    {TAGS.map((tag) => (
      <FormControlLabel
        key={tag}
        label={tag}
        control={
          <Checkbox
            checked={tags.includes(tag)}
            onChange={(_, isOn) => onChange(isOn ? [...tags, tag] : tags.filter((other) => other !== tag))}
          />
        }
      />
    ))}
  </FormGroup>
);

/** A tag is either added or removed. */
const TagFields = ({ change, onChange }: Props<BulkChange<'tags'>>) => {
  const [add, remove] = [change.add as Tag[], change.remove as Tag[]];
  const without = (tags: readonly Tag[], others: readonly Tag[]) => tags.filter((tag) => !others.includes(tag));
  return (
    <Box sx={PAIR}>
      <TagBoxes label="Add" tags={add} onChange={(tags) => onChange({ ...change, add: tags, remove: without(remove, tags) })} />
      <TagBoxes label="Remove" tags={remove} onChange={(tags) => onChange({ ...change, remove: tags, add: without(add, tags) })} />
    </Box>
  );
};

const STATES: Choices = PRODUCT_STATES.map((state) => [state, STATE_TEXTS[state].label]);

const StatusFields = ({ change, onChange, errors }: Props<BulkChange<'status'>> & { errors: Errors }) => (
  <>
    <Select
      label="Status"
      value={change.status}
      choices={STATES}
      onChange={(status) => onChange({ ...change, status: status as typeof change.status })}
    />
    {change.status === 'scheduled' && (
      <MomentField
        label="Published from"
        value={change.publish_at}
        help="Kigali time."
        error={errors.publish_at ?? errors['change.publish_at']}
        onChange={(publish_at) => onChange({ ...change, publish_at })}
      />
    )}
    {(change.status === 'published' || change.status === 'scheduled') && (
      <FormControlLabel
        control={<Checkbox checked={change.reviewed} onChange={(_, reviewed) => onChange({ ...change, reviewed })} />}
        label="I have checked the retinoids and claims of whitening in these products. Without this, products with such words stay as they are."
      />
    )}
  </>
);

const STOCK_MODES: Choices = [
  ['add', 'Add or take away'],
  ['set', 'Set to'],
];

const StockFields = ({ change, onChange }: Props<BulkChange<'stock'>>) => (
  <Box sx={PAIR}>
    <Select
      label="Change"
      value={change.mode}
      choices={STOCK_MODES}
      onChange={(mode) => onChange({ ...change, mode: mode as typeof change.mode })}
    />
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
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  </Box>
);

export const BulkFields = ({ change, onChange, errors }: Props<BulkChange> & { errors: Errors }) => {
  switch (change.kind) {
    case 'price':
      return <PriceFields change={change} onChange={onChange} />;
    case 'discount':
      return <DiscountFields change={change} onChange={onChange} errors={errors} />;
    case 'tags':
      return <TagFields change={change} onChange={onChange} />;
    case 'status':
      return <StatusFields change={change} onChange={onChange} errors={errors} />;
    case 'stock':
      return <StockFields change={change} onChange={onChange} />;
  }
};
