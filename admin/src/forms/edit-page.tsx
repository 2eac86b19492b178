import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';
import { type RecordName, type RecordOf, showRecord, updateRecord, useRecord } from '#admin/api/records.ts';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { RecordForm } from './record-form.tsx';

type Props<Name extends RecordName> = {
  resource: Name;
  getTitle: (record: RecordOf<Name>) => string;
  labels?: Readonly<Record<string, string>>;
  /** Picks the fields that the form edits, if the record has more. */
  toFields?: (record: Record<string, unknown>) => Record<string, unknown>;
  isWide?: boolean;
  /** Returns more buttons, which are shown beside 'Save'. */
  renderActions?: (record: RecordOf<Name>) => ReactNode;
  /** Returns what the page shows below the form, such as the history. */
  renderBelowForm?: (record: RecordOf<Name>) => ReactNode;
  children: ReactNode | ((record: RecordOf<Name>) => ReactNode);
};

/** The page of one record: its address is /<resource>/<id>. */
export function EditPage<Name extends RecordName>({
  resource,
  getTitle,
  labels,
  toFields,
  isWide = false,
  renderActions,
  renderBelowForm,
  children,
}: Props<Name>) {
  const { id = '' } = useParams();
  const { mayChange } = usePageAccess();
  const { data, error, refetch } = useRecord(resource, id);
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const save = async (changes: Record<string, unknown>, { version }: Record<string, unknown>) => {
    const saved = await updateRecord(resource, id, changes, version);
    await showRecord(resource, saved);
    return saved;
  };
  return (
    <>
      <PageTitle title={getTitle(data)} />
      <Stack spacing={3}>
        <RecordForm
          key={id}
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
