import { isInconclusive } from '@uruhu/contract/client';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { queryClient } from '#admin/api/query-client.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { notify } from '#admin/lib/notices.ts';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import { type Difference, type Fields, findDifferences, pickChanges } from './compare-records.ts';
import { readChangedRecord } from './read-changed-record.ts';
import { type RefusedSave, showFieldErrors, summarizeErrors } from './show-field-errors.ts';

/** Shown when the outcome is unknown, because a second attempt could add the record twice. */
const MAYBE_ADDED = 'It may have been added all the same: look at the list before you add it again.';
const isOutcomeUnknown = (error: unknown): boolean => error instanceof RefusalError && isInconclusive(error.refusal);

type Conflict = { theirs: Fields; mine: Fields; differences: Difference[] };

export type RecordSavingOptions<Saved extends Fields> = {
  /** The record that the form shows at first, or the defaults of a new record. */
  record: Fields;
  /** Saves the changed fields. `record`: the record that the member has changed; its version is sent with them. */
  save: (changes: Fields, record: Fields) => Promise<Saved>;
  /** Opens another page after saving. If given, the form takes no input while the record is being saved. */
  onSaved?: (savedRecord: Saved) => void;
  /** Picks the fields that the form edits, if the record has more. If a colleague changes other fields meanwhile, that is no conflict. */
  toFields?: ((record: Fields) => Fields) | undefined;
  /** Whether the form adds a record. It then sends all its values, and can be saved unchanged, for example a copy of another record. */
  isNew?: boolean;
  /** The member may read the record and not change it. */
  isReadOnly?: boolean;
};

const keepRecord = (record: Fields): Fields => record;

/** Focuses the field that the server has refused, once the form takes input again. Returns the function that sets this field. */
function useRefusedFieldFocus(form: UseFormReturn<Fields>): (field: string | null) => void {
  const { isSubmitting } = form.formState;
  const [refusedField, setRefusedField] = useState<string | null>(null);
  useEffect(() => {
    if (isSubmitting || refusedField === null) return;
    // A part of a list, such as the text of one picture, may have no input that takes the focus: then the list takes it.
    for (const field of [refusedField.split('.')[0] ?? refusedField, refusedField]) form.setFocus(field);
    setRefusedField(null);
  }, [form, isSubmitting, refusedField]);
  return setRefusedField;
}

const omitFields = (fields: Fields, omitted: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !omitted.includes(field)));

/**
 * The state of a form for one record. `getLabel`: what the form calls a field. `base`: the record without the member's changes. `conflict`: what
 * a colleague has saved meanwhile.
 */
export function useRecordSaving<Saved extends Fields>(options: RecordSavingOptions<Saved>, getLabel: (field: string) => string) {
  const { record, save, onSaved, toFields = keepRecord, isNew = false, isReadOnly = false } = options;
  const [base, setBase] = useState(() => toFields(record));
  const [refusedSave, setRefusedSave] = useState<RefusedSave | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<Fields>({ defaultValues: base });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty && !isReadOnly, isSubmitting);
  const focusRefusedField = useRefusedFieldFocus(form);

  async function submit(values: Fields) {
    if (isReadOnly) return;
    setRefusedSave(null);
    await send(values, isNew ? values : pickChanges(base, values), base);
  }

  function showRecord(fields: Fields, changes: Fields) {
    setBase(fields);
    form.reset(fields);
    for (const [field, value] of Object.entries(changes)) form.setValue(field, value, { shouldDirty: true });
  }

  async function send(values: Fields, changes: Fields, baseRecord: Fields, { isRetry } = { isRetry: false }): Promise<void> {
    try {
      const savedRecord = await save(changes, baseRecord);
      // Keeps what the member has typed while the record was being saved, as changes of the saved record.
      showRecord(toFields(savedRecord), pickChanges(values, form.getValues()));
      // The change is in the record's history now, and may complete a setup step.
      for (const queryKey of [['history'], ['setup-progress']]) void queryClient.invalidateQueries({ queryKey });
      notify('Saved');
      onSaved?.(savedRecord);
    } catch (error) {
      const changedRecord = readChangedRecord(error);
      const theirs = changedRecord && toFields(changedRecord);
      // Includes what the member has typed while the record was being saved.
      const mine = form.getValues();
      const differences = theirs ? findDifferences(base, mine, theirs) : [];
      // The member has nothing to choose: only fields that the form does not edit have changed, for example because a discount has begun,
      // or both made the same change. Saves again.
      if (theirs && differences.length === 0 && !isRetry) return send(values, changes, theirs, { isRetry: true });
      if (theirs) return setConflict({ theirs, mine, differences });
      const { message, errors } = showFieldErrors(error, form);
      setRefusedSave({ message: isNew && isOutcomeUnknown(error) ? `${message} ${MAYBE_ADDED}` : message, errors });
      focusRefusedField(errors[0]?.path ?? null);
    }
  }

  /** Loads the colleague's record into the form, and applies the member's changes that she keeps. */
  function mergeChanges({ theirs, mine, differences }: Conflict, keptFields: readonly string[]) {
    const droppedFields = differences.map(({ field }) => field).filter((field) => !keptFields.includes(field));
    showRecord(theirs, omitFields(pickChanges(base, mine), ['version', ...droppedFields]));
    setConflict(null);
  }

  const message = refusedSave ? summarizeErrors(refusedSave, form, getLabel) : '';
  return { form, base, message, conflict, submit, mergeChanges, closeConflict: () => setConflict(null) };
}
