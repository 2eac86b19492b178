import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Choice } from '#admin/ui/choice.ts';
import { useField } from '../use-field.ts';

/** As small as the label of a filled text field. */
const LEGEND = { fontSize: 12, mb: 0.5 } as const;

type Props = { source: string; label: string; choices: readonly Choice[] };

/** Checkboxes for a field that is a list of some of the choices. */
export const CheckboxGroupInput = ({ source, label, choices }: Props) => {
  const { field, fieldState } = useField<readonly string[]>({ source, defaultValue: [] });
  const chosen = field.value ?? [];
  const message = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={message !== undefined}>
      <FormLabel component="legend" sx={LEGEND}>
        {label}
      </FormLabel>
      <FormGroup row onBlur={field.onBlur}>
        {choices.map(({ id, name }, index) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                onChange={(_, isChosen) => field.onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
                sx={{ height: 32 }}
                slotProps={index === 0 ? { input: { ref: field.ref } } : {}}
              />
            }
          />
        ))}
      </FormGroup>
      {message && <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText>}
    </FormControl>
  );
};
