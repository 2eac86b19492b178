import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FormGroupsProvider, RecordContextProvider, SourceContextProvider, useLogoutIfAccessDenied, useNotify } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { RefusalError } from '#admin/api/call-staff.ts';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import { type Difference, type Fields, findDifferences, formatFieldName, pickChanges } from './compare-records.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { showFieldErrors } from './show-field-errors.ts';

export type RecordFormProps<Saved extends Fields> = {
  /** What the form shows at first: a record of the shop, or the defaults of a new one. */
  record: Fields;
  /** Saves the changed fields. `record` is what they are changes of; its version goes with them. */
  save: (changes: Fields, record: Fields) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** Names of fields for the comparison with a colleague's changes; the others are named after the field. */
  labels?: Readonly<Record<string, string>>;
  /** What the form holds of a record, where that has more, which changes by itself and is no conflict. */
  toFields?: (record: Fields) => Fields;
  saveLabel?: string;
  /** Whether the form can be saved as it is, such as a copy that is already filled. */
  isNew?: boolean;
  /** More buttons beside 'Save'. */
  actions?: ReactNode;
  /** A form of two columns has the page's whole width. */
  isWide?: boolean;
  children: ReactNode;
};

const keepRecord = (record: Fields): Fields => record;

/** Longer lines of a form are hard to follow. */
const NARROW = { maxWidth: 760 };

type Conflict = { theirs: Fields; mine: Fields; differences: Difference[] };

/** The record of a colleague, if that is why the shop refused. */
const readChangedRecord = (error: unknown): Fields | null =>
  error instanceof RefusalError && error.refusal.code === 'changed_meanwhile' ? (error.refusal.data as Fields) : null;

/**
 * A form over one record: sends what has changed, shows the shop's refusal beside each field, asks before it is left unsaved, and lets the
 * second of two editors choose field by field.
 */
export function RecordForm<Saved extends Fields>(props: RecordFormProps<Saved>) {
  const {
    record,
    save,
    onSaved,
    labels = {},
    toFields = keepRecord,
    saveLabel = 'Save',
    isNew = false,
    isWide = false,
    actions,
    children,
  } = props;
  const [base, setBase] = useState(() => toFields(record));
  const [message, setMessage] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const notify = useNotify();
  const signOutIfRefused = useLogoutIfAccessDenied();
  const form = useForm<Fields>({ defaultValues: base });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty, isSubmitting);

  async function submit(values: Fields) {
    setMessage('');
    await send(values, isNew ? values : pickChanges(base, values), base);
  }

  async function send(values: Fields, changes: Fields, known: Fields, isSecond = false): Promise<void> {
    try {
      const saved = await save(changes, known);
      setBase(toFields(saved));
      form.reset(toFields(saved));
      notify('Saved', { type: 'success' });
      onSaved?.(saved);
    } catch (error) {
      const changed = readChangedRecord(error);
      const theirs = changed && toFields(changed);
      const differences = theirs ? findDifferences(base, values, theirs) : [];
      // The shop has changed other fields, for example because a discount has begun, so the member has nothing to choose.
      if (theirs && differences.length === 0 && !isSecond) return send(values, changes, theirs, true);
      if (theirs) return setConflict({ theirs, mine: values, differences });
      if (await signOutIfRefused(error)) return;
      setMessage(showFieldErrors(error, form));
    }
  }

  /** Loads what the colleague saved into the form, and puts one's own changes over it. */
  function mergeChanges({ theirs, mine, differences }: Conflict, kept: readonly string[]) {
    const given = differences.map(({ field }) => field).filter((field) => !kept.includes(field));
    const own = Object.entries(pickChanges(base, mine)).filter(([field]) => field !== 'version' && !given.includes(field));
    setBase(theirs);
    form.reset(theirs);
    for (const [field, value] of own) form.setValue(field, value, { shouldDirty: true });
    setConflict(null);
  }

  const source = useMemo(
    () => ({ getSource: (name: string) => name, getLabel: (name: string) => labels[name] ?? formatFieldName(name) }),
    [labels],
  );
  return (
    <RecordContextProvider value={base}>
      <SourceContextProvider value={source}>
        <FormProvider {...form}>
          <FormGroupsProvider>
            <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate>
              <Stack spacing={2} sx={isWide ? {} : NARROW}>
                <div role="alert">{message && <Alert severity="error">{message}</Alert>}</div>
                {children}
              </Stack>
              <SaveBar label={saveLabel} canSave={isDirty || isNew} isBusy={isSubmitting} onReset={isDirty ? () => form.reset(base) : null}>
                {actions}
              </SaveBar>
            </form>
            {conflict && (
              <ConflictDialog
                differences={conflict.differences}
                getLabel={source.getLabel}
                onChoose={(kept) => mergeChanges(conflict, kept)}
                onClose={() => setConflict(null)}
              />
            )}
          </FormGroupsProvider>
        </FormProvider>
      </SourceContextProvider>
    </RecordContextProvider>
  );
}
