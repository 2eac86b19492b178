import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '#admin/forms/inputs/select-input.tsx';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';

const TYPES = [
  { id: 'percentage', name: 'Percent of the order' },
  { id: 'fixed', name: 'An amount in francs' },
];

/** The initial values of a new coupon or batch. */
export const NEW_RULES = {
  coupon_type: 'percentage',
  discount: null,
  minimum_spend: 0,
  starts_at: null,
  ends_at: null,
  total_limit: null,
  person_limit: null,
  new_members_only: false,
} as const;

const TWO_COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' } as const;

/** Warns of a fixed discount that is larger than the minimum spend, because smaller orders then cost nothing. */
const FreeOrderWarning = () => {
  const { coupon_type, discount, minimum_spend } = useWatch() as Record<string, unknown>;
  if (coupon_type !== 'fixed' || !(Number(discount ?? 0) > Number(minimum_spend ?? 0))) return null;
  return (
    <Alert severity="warning">
      An order below {formatRwf(discount)} costs nothing with this coupon. Set a minimum spend of at least the discount to prevent that.
    </Alert>
  );
};

type Props = { isUsed?: boolean; totalLabel: string; totalHelp: string; personHelp?: string };

const PERSON_HELP = 'Empty: no limit. With one, customers confirm their e-mail address first.';

/** The rules of a coupon. `isUsed`: an order has used it, so some rules cannot be changed. */
export const RuleInputs = ({ isUsed = false, totalLabel, totalHelp, personHelp = PERSON_HELP }: Props) => (
  <>
    <Box sx={TWO_COLUMNS}>
      <SelectInput source="coupon_type" label="Kind of discount" choices={TYPES} disabled={isUsed} />
      <WholeNumberInput source="discount" label="Discount" isNullable isDisabled={isUsed} help="Percent (1 to 100), or francs." />
    </Box>
    <WholeNumberInput source="minimum_spend" label="Minimum spend (RWF)" isNullable help="Of the products, before delivery. 0: none." />
    <FreeOrderWarning />
    <Box sx={TWO_COLUMNS}>
      {isUsed ? null : <TimeInput source="starts_at" label="Starts" help="Kigali time. Empty: at once." />}
      <TimeInput source="ends_at" label="Ends" help="Kigali time. Empty: never." />
    </Box>
    <Box sx={TWO_COLUMNS}>
      <WholeNumberInput source="total_limit" label={totalLabel} isNullable help={totalHelp} />
      <WholeNumberInput source="person_limit" label="Uses by one customer" isNullable help={personHelp} />
    </Box>
    <SwitchInput
      source="new_members_only"
      label="For a customer’s first order only"
      disabled={isUsed}
      helperText="Earlier orders count, also by phone or with another account."
    />
  </>
);
