import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { CallField } from './call-field.tsx';

type Props = { label: string; helperText: string; hasFocus?: boolean };

/** A required reason. `hasFocus`: whether a member can write it as soon as it is shown. */
export const ReasonField = ({ label, helperText, hasFocus = true }: Props) => (
  <CallField
    name="reason"
    label={label}
    helperText={helperText}
    multiline
    minRows={2}
    required
    autoFocus={hasFocus}
    slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.order_reason } }}
  />
);
