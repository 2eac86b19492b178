import { CallField } from './call-field.tsx';

type Props = {
  name: string;
  label: string;
  help: string;
  max: number;
  /** The initial text. */
  value?: string;
  rows?: number;
  isRequired?: boolean;
  autoFocus?: boolean;
};

/** An input for a text of several lines, of at most `max` characters. */
export const TextArea = ({ name, label, help, max, value = '', rows = 4, isRequired = true, autoFocus = false }: Props) => (
  <CallField
    name={name}
    label={label}
    helperText={help}
    defaultValue={value}
    multiline
    minRows={rows}
    required={isRequired}
    autoFocus={autoFocus}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);
