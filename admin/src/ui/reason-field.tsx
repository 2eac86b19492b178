import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import { CallField } from './call-field.tsx';

/** A required reason. */
export const ReasonField = ({ label, helperText }: { label: string; helperText: string }) => (
  <CallField
    name="reason"
    label={label}
    helperText={helperText}
    multiline
    minRows={2}
    required
    autoFocus
    slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.order_reason } }}
  />
);
