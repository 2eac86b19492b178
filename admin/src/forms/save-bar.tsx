import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { COLOURS } from '#admin/theme.ts';

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  mt: 2,
  py: { xs: 1, md: 1.5 },
  bgcolor: COLOURS.paper,
  borderTop: `1px solid ${COLOURS.line}`,
} as const;

/** On a phone a line above the buttons, which then leave no room for those of the saved record. */
const UNSAVED = {
  order: { xs: -1, sm: 0 },
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: COLOURS.ink2,
  fontSize: 14,
} as const;

/** More would not fit on a line. */
const NAMES_MAX = 3;

/** Whether a mark of react-hook-form, or one of its parts, says that the member has changed the value. */
const isChanged = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isChanged));

const LIST = new Intl.ListFormat('en-GB');

const listNames = (names: readonly string[]): string =>
  LIST.format(names.length > NAMES_MAX ? [...names.slice(0, NAMES_MAX - 1), `${names.length - NAMES_MAX + 1} more`] : names);

type Props = {
  label: string;
  /** Whether the form can be saved unchanged. */
  isNew: boolean;
  getLabel: (field: string) => string;
  onReset: () => void;
  children?: ReactNode;
};

/** The buttons at the end of a form. They stay in view, so that a member can save a long form without scrolling, and sees what is not saved. */
export const SaveBar = ({ label, isNew, getLabel, onReset, children }: Props) => {
  const { isDirty, isSubmitting, dirtyFields } = useFormState();
  const unsavedId = useId();
  const changedFields = Object.entries(dirtyFields).flatMap(([field, mark]) => (isChanged(mark) ? [field] : []));
  return (
    <Box sx={BAR}>
      <Button type="submit" variant="contained" disabled={!(isDirty || isNew) || isSubmitting} aria-describedby={unsavedId}>
        {isSubmitting ? 'Saving…' : label}
      </Button>
      {isDirty && (
        <Button onClick={onReset} disabled={isSubmitting}>
          Undo changes
        </Button>
      )}
      <Box id={unsavedId} sx={UNSAVED}>
        {isDirty && `Unsaved: ${listNames(changedFields.map(getLabel))}`}
      </Box>
      <Box sx={{ ml: 'auto', textAlign: 'right', display: { xs: isDirty ? 'none' : 'block', sm: 'block' } }}>{children}</Box>
    </Box>
  );
};
