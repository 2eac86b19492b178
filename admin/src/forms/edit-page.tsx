import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMayChange } from '#admin/account/permissions/use-may-change.ts';
import { cacheResult } from '#admin/api/cache-result.ts';
import { buildWholeRecordKey, WHOLE_RECORD_META } from '#admin/api/whole-record.ts';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { RecordForm } from './record-form.tsx';

type Props<Row extends RaRecord> = {
  resource: string;
  getTitle: (record: Row) => string;
  labels?: Readonly<Record<string, string>>;
  /** Picks the fields that the form edits, if the record has more. */
  toFields?: (record: Record<string, unknown>) => Record<string, unknown>;
  isWide?: boolean;
  /** Returns more buttons, which are shown beside 'Save'. */
  renderActions?: (record: Row) => ReactNode;
  /** Returns what the page shows below the form, such as the history. */
  renderBelowForm?: (record: Row) => ReactNode;
  children: ReactNode | ((record: Row) => ReactNode);
};

/** The page of one record: its address is /<resource>/<id>. The inputs are react-admin's (TextInput, BooleanInput, …). */
export function EditPage<Row extends RaRecord = RaRecord>({
  resource,
  getTitle,
  labels,
  toFields,
  isWide = false,
  renderActions,
  renderBelowForm,
  children,
}: Props<Row>) {
  const { id = '' } = useParams();
  const mayChange = useMayChange();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useGetOne<Row>(resource, { id, meta: WHOLE_RECORD_META });
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const save = async (changes: Record<string, unknown>, previousData: Record<string, unknown>) => {
    const { data: saved } = await dataProvider.update(resource, { id, data: changes, previousData });
    await cacheResult(queryClient, buildWholeRecordKey(resource, id), saved);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    return saved as Row;
  };
  return (
    <>
      <PageTitle title={getTitle(data)} />
      <Stack spacing={3}>
        <RecordForm
          key={String(id)}
          record={data}
          save={save}
          isWide={isWide}
          isReadOnly={!mayChange}
          labels={labels}
          toFields={toFields}
          actions={renderActions?.(data)}
        >
          {typeof children === 'function' ? children(data) : children}
        </RecordForm>
        {renderBelowForm?.(data)}
      </Stack>
    </>
  );
}
