import { useQueryClient } from '@tanstack/react-query';
import { isInconclusive } from '@uruhu/contract/client';
import { useLogoutIfAccessDenied, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { RefusalError } from '#admin/api/call-staff.ts';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import { type Difference, type Fields, findDifferences, pickChanges } from './compare-records.ts';
import { readChangedRecord } from './read-changed-record.ts';
import { showFieldErrors } from './show-field-errors.ts';

/** Adding once more what the shop has already added would make two of it. */
const MAYBE_ADDED = 'It may have been added all the same: look at the list before you add it again.';
const isLost = (error: unknown): boolean => error instanceof RefusalError && isInconclusive(error.refusal);

type Conflict = { theirs: Fields; mine: Fields; differences: Difference[] };

export type Saving<Saved extends Fields> = {
  /** What the form shows at first: a record of the shop, or the defaults of a new one. */
  record: Fields;
  /** Saves the changed fields. `record` is what they are changes of; its version goes with them. */
  save: (changes: Fields, record: Fields) => Promise<Saved>;
  /** Opens another page, so nothing can be typed while the record is being saved. */
  onSaved?: (saved: Saved) => void;
  /** What the form holds of a record, where that has more, which changes by itself and is no conflict. */
  toFields?: (record: Fields) => Fields;
  /** Whether the form can be saved as it is, such as a copy that is already filled. */
  isNew?: boolean;
  /** The member may read the record and not change it. */
  isReadOnly?: boolean;
};

const keepRecord = (record: Fields): Fields => record;

/** The fields of a form over one record: `base` is what they are changes of, and `conflict` what a colleague has saved meanwhile. */
export function useRecordSaving<Saved extends Fields>(saving: Saving<Saved>) {
  const { record, save, onSaved, toFields = keepRecord, isNew = false, isReadOnly = false } = saving;
  const [base, setBase] = useState(() => toFields(record));
  const [message, setMessage] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const signOutIfRefused = useLogoutIfAccessDenied();
  const form = useForm<Fields>({ defaultValues: base });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty && !isReadOnly, isSubmitting);
  // The focus goes to the refused field once the form takes input again.
  const [refusedField, setRefusedField] = useState<string | null>(null);
  useEffect(() => {
    if (isSubmitting || refusedField === null) return;
    form.setFocus(refusedField);
    setRefusedField(null);
  }, [form, isSubmitting, refusedField]);

  async function submit(values: Fields) {
    if (isReadOnly) return;
    setMessage('');
    await send(values, isNew ? values : pickChanges(base, values), base);
  }

  function showRecord(fields: Fields, changes: Fields) {
    setBase(fields);
    form.reset(fields);
    for (const [field, value] of Object.entries(changes)) form.setValue(field, value, { shouldDirty: true });
  }

  async function send(values: Fields, changes: Fields, known: Fields, isSecond = false): Promise<void> {
    try {
      const saved = await save(changes, known);
      // What she has typed while it was being saved stays, as changes of what is saved now.
      showRecord(toFields(saved), pickChanges(values, form.getValues()));
      // The change is in the record's history now, and may be what the shop still needed to open.
      for (const queryKey of [['history'], ['opening']]) void queryClient.invalidateQueries({ queryKey });
      notify('Saved', { type: 'success' });
      onSaved?.(saved);
    } catch (error) {
      const changed = readChangedRecord(error);
      const theirs = changed && toFields(changed);
      // With what she has typed while it was being saved.
      const mine = form.getValues();
      const differences = theirs ? findDifferences(base, mine, theirs) : [];
      // The shop has changed other fields, for example because a discount has begun, so the member has nothing to choose.
      if (theirs && differences.length === 0 && !isSecond) return send(values, changes, theirs, true);
      if (theirs) return setConflict({ theirs, mine, differences });
      if (await signOutIfRefused(error)) return;
      const failure = showFieldErrors(error, form);
      setMessage(isNew && isLost(error) ? `${failure.message} ${MAYBE_ADDED}` : failure.message);
      setRefusedField(failure.field);
    }
  }

  /** Loads what the colleague saved into the form, and puts one's own changes over it. */
  function mergeChanges({ theirs, mine, differences }: Conflict, kept: readonly string[]) {
    const given = differences.map(({ field }) => field).filter((field) => !kept.includes(field));
    const own = Object.entries(pickChanges(base, mine)).filter(([field]) => field !== 'version' && !given.includes(field));
    showRecord(theirs, Object.fromEntries(own));
    setConflict(null);
  }

  return { form, base, message, conflict, submit, mergeChanges, closeConflict: () => setConflict(null) };
}
