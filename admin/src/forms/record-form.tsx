import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { type Fields, formatFieldName } from './compare-records.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldGroup } from './field-group.tsx';
import { FormRecordContext } from './record-context.ts';
import { SaveBar } from './save-bar.tsx';
import { type RecordSavingOptions, useRecordSaving } from './use-record-saving.ts';

export type RecordFormProps<Saved extends Fields> = RecordSavingOptions<Saved> & {
  /** What errors and the comparison with a colleague's changes call a field. A field without a label is called by its own name in words. */
  labels?: Readonly<Record<string, string>> | undefined;
  saveLabel?: string;
  /** More buttons beside 'Save'. */
  actions?: ReactNode;
  /** Whether the form takes the whole width of the page, for two columns. Its children must then contain FieldGroups. */
  isWide?: boolean;
  children: ReactNode;
};

/** Longer lines are hard to read. */
const NARROW = { maxWidth: 760 };
const LINES = { whiteSpace: 'pre-line' } as const;
const FIELDS = { display: 'flex', flexDirection: 'column', gap: 2 } as const;

/**
 * A form for one record. It sends only changed fields, shows the shop's refusals beside the fields, and asks before a member leaves it
 * unsaved. If a colleague has saved the record meanwhile, the member chooses for each field whose text stays.
 */
export function RecordForm<Saved extends Fields>(props: RecordFormProps<Saved>) {
  const { labels = {}, saveLabel = 'Save', isNew = false, isWide = false, isReadOnly = false, onSaved, actions, children } = props;
  const getLabel = (field: string) => labels[field] ?? formatFieldName(field);
  const { form, base, message, conflict, submit, mergeChanges, closeConflict } = useRecordSaving(props, getLabel);
  const { isSubmitting } = form.formState;
  return (
    <FormRecordContext value={base}>
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate>
          <Stack spacing={2} sx={isWide ? {} : NARROW} inert={isSubmitting && onSaved !== undefined}>
            <div role="alert">
              {message && (
                <Alert severity="error" sx={LINES}>
                  {message}
                </Alert>
              )}
            </div>
            {isReadOnly && <Alert severity="info">Your role reads this, and does not change it.</Alert>}
            {isWide ? (
              children
            ) : (
              <FieldGroup isReadOnly={isReadOnly} sx={FIELDS}>
                {children}
              </FieldGroup>
            )}
          </Stack>
          {isReadOnly ? (
            actions
          ) : (
            <SaveBar label={saveLabel} isNew={isNew} getLabel={getLabel} onReset={() => form.reset(base)}>
              {actions}
            </SaveBar>
          )}
        </form>
        {conflict && (
          <ConflictDialog
            differences={conflict.differences}
            getLabel={getLabel}
            onChoose={(keptFields) => mergeChanges(conflict, keptFields)}
            onClose={closeConflict}
          />
        )}
      </FormProvider>
    </FormRecordContext>
  );
}
