import { useQuery } from '@tanstack/react-query';
import type { TranslatedKind } from '@uruhu/contract/staff/translatable';
import type { TranslatedRecord, TranslatedText } from '@uruhu/contract/staff/translations';
import { callStaff } from '#admin/api/call-staff.ts';
import { cacheResult, queryClient } from '#admin/api/query-client.ts';
import { buildListKey } from '#admin/api/records.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import type { Fields } from '#admin/forms/compare-records.ts';
import { replaceTexts, toChanges } from './translation-fields.ts';

/** A refused save in the terms of the form: errors at its fields, and the whole record where a colleague has changed some texts. */
function toFormRefusal({ refusal }: RefusalError, names: readonly string[], record: TranslatedRecord): RefusalError {
  const errors = refusal.errors.map(({ path, ...error }) => {
    const [, index = '', rest = ''] = /^changes\.(\d+)\.(?:value\.?)?(.*)$/.exec(path) ?? [];
    const name = names[Number(index)];
    return { ...error, path: name === undefined ? path : [name, rest].filter(Boolean).join('.') };
  });
  const isConflict = refusal.code === 'changed_meanwhile';
  return new RefusalError({ ...refusal, errors, ...(isConflict && { data: replaceTexts(record, refusal.data as TranslatedText[]) }) });
}

/** Loads the texts of a record. `save` sends those that the form has changed. */
export function useTranslatedRecord(kind: TranslatedKind, record_id: string) {
  const key = ['translations', 'record', kind, record_id];
  const query = useQuery({
    queryKey: key,
    queryFn: async () => (await callStaff('translatedRecord', { params: { kind, record_id } })).data,
  });
  async function save(changedFields: Fields, base: Fields): Promise<TranslatedRecord & Fields> {
    const record = queryClient.getQueryData<TranslatedRecord>(key) as TranslatedRecord;
    const changes = toChanges(changedFields, base);
    try {
      const { data } = await callStaff('saveTranslations', { body: { changes: changes.map(({ change }) => change) } });
      const saved = replaceTexts(record, data);
      await cacheResult(key, saved);
      void queryClient.invalidateQueries({ queryKey: buildListKey('translations') });
      return saved;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      throw toFormRefusal(
        error,
        changes.map(({ name }) => name),
        record,
      );
    }
  }
  return { ...query, save };
}
